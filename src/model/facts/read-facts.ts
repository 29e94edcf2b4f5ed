import { type Facts, loadFacts } from '../../../facts/load.ts';
import { meaningFaults } from './meaning.ts';

let facts: Facts | undefined;

/** The facts, read once. A fact without a meaning in a language stops the build and is named. */
export function readFacts(): Facts {
  facts ??= complete(loadFacts());
  return facts;
}

/** The same facts, if every one of them has its meaning in both languages. */
export function complete(facts: Facts): Facts {
  const faults = meaningFaults(facts);
  if (faults.length === 0) return facts;
  throw new Error(
    `${faults.length === 1 ? 'A fact' : `${faults.length} facts`} would stand on a page without an explanation:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nFix: write the text there; facts/README.md tells how.`,
  );
}
