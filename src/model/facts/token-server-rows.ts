import type { Facts } from '../../../facts/load.ts';
import { factsStrings } from '../../../site/facts-strings.ts';
import type { Language } from '../language.ts';
import { variableAnchor } from './anchor.ts';
import { type FactGroup, word } from './rows.ts';

const titles = {
  server: factsStrings.serverVariables,
  limits: factsStrings.limitVariables,
  clients: factsStrings.clientVariables,
} as const;

const types = {
  text: 'string',
  url: 'url',
  list: 'originList',
  number: 'number',
  switch: 'zeroOrOne',
  choice: 'select',
} as const;

/** The environment variables of the token server, by what they are about. */
export function tokenServerGroups(facts: Facts, language: Language): FactGroup[] {
  const { variables } = facts.tokenServer;
  return (['server', 'limits', 'clients'] as const).map((group) => ({
    id: group,
    title: titles[group][language],
    rows: variables
      .filter((variable) => variable.group === group)
      .map(({ name, type, default: value, options, range, secret, meaning }) => ({
        id: variableAnchor(name),
        key: name,
        type: range ? `${word(types[type], language)} ${range.join('–')}` : word(types[type], language),
        default: value,
        options,
        marks: secret ? [word('secret', language)] : [],
        meaning: meaning[language],
      })),
  }));
}
