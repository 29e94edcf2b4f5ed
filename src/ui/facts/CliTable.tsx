import type { Facts } from '../../../facts/load.ts';
import { type FactsString, factsStrings } from '../../../site/facts-strings.ts';
import { commandAnchor, flagAnchor } from '../../model/facts/anchor.ts';
import { flagKey } from '../../model/facts/meaning.ts';
import { type FactRow, newerThanFirst, word } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';
import { FactTable } from './FactTable.tsx';
import { InlineText } from './InlineText.tsx';
import { Since } from './Since.tsx';

interface CliTableProps {
  facts: Facts;
  language: Language;
}

/** The commands of the `alist` binary, then their flags. */
export function CliTable({ facts, language }: CliTableProps) {
  return (
    <>
      <Commands facts={facts} language={language} />
      <FactTable
        title={word('flag', language)}
        subject="flag"
        groups={[{ id: 'flags', title: '', rows: flagRows(facts, language) }]}
        language={language}
      />
    </>
  );
}

function Commands({ facts, language }: CliTableProps) {
  const say = (key: FactsString) => factsStrings[key][language];
  return (
    <table className="FactTable" aria-label={say('command')}>
      <thead>
        <tr>
          <th scope="col">{say('command')}</th>
          <th scope="col">{say('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.cli.commands.map(({ command, args = [], aliases = [], since }) => (
          <tr key={command} id={commandAnchor(command)}>
            <th scope="row">
              <a href={`#${commandAnchor(command)}`}>
                <code>{[command, ...args.map((name) => `<${name.toLowerCase()}>`)].join(' ')}</code>
              </a>
              {aliases.map((alias) => (
                <code key={alias} className="FactTable-env">
                  {`alist ${alias}`}
                </code>
              ))}
            </th>
            <td data-label={say('meaning')}>
              <span>
                <InlineText text={facts.meanings.cli[command]?.[language] ?? ''} />{' '}
                <Since version={newerThanFirst(since)} language={language} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function flagRows(facts: Facts, language: Language): FactRow[] {
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
