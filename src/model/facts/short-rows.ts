import type { Facts } from '../../../facts/load.ts';
import type { Language } from '../language.ts';
import { commandAnchor, flagAnchor, permissionAnchor } from './anchor.ts';
import { flagKey } from './meaning.ts';
import { type FactRow, fieldLabel, newerThanFirst, word } from './rows.ts';

/** A row without type and default. */
type ShortRow = Pick<FactRow, 'id' | 'key' | 'meaning' | 'since'>;

/** A permission: its label in AList's UI and its place in the mask. */
export interface PermissionRow extends ShortRow {
  label: string;
  bit: number;
  value: number;
}

/** A command as it is typed, and its other names. */
export interface CommandRow extends ShortRow {
  aliases: string[];
}

/** Every permission, in the order of its bits. */
export function permissionRows(facts: Facts, language: Language): PermissionRow[] {
  return facts.permissions.permissions.map(({ key, bit, value, label, since }) => ({
    id: permissionAnchor(key),
    key,
    label: label?.[language] ?? fieldLabel({ name: key }, language),
    bit,
    value,
    meaning: facts.meanings.permissions[key]?.[language] ?? '',
    since: newerThanFirst(since),
  }));
}

/** Every command with its arguments. */
export function commandRows(facts: Facts, language: Language): CommandRow[] {
  return facts.cli.commands.map(({ command, args = [], aliases = [], since }) => ({
    id: commandAnchor(command),
    key: [command, ...args.map((name) => `<${name.toLowerCase()}>`)].join(' '),
    aliases: aliases.map((alias) => `alist ${alias}`),
    meaning: facts.meanings.cli[command]?.[language] ?? '',
    since: newerThanFirst(since),
  }));
}

/** Every flag, with the command it belongs to as its label. */
export function flagRows(facts: Facts, language: Language): FactRow[] {
  return facts.cli.flags.map((flag) => ({
    id: flagAnchor(flag.command, flag.name),
    key: flag.short ? `-${flag.short}, --${flag.name}` : `--${flag.name}`,
    label: flag.command === 'alist' ? word('allCommands', language) : flag.command,
    type: word(flag.type, language),
    default: String(flag.default),
    marks: [],
    meaning: facts.meanings.cli[flagKey(flag)]?.[language] ?? '',
    since: newerThanFirst(flag.since),
  }));
}
