import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import errors from '../../facts/errors.json' with { type: 'json' };
import { factsProse, markdownProse, siteProse } from './originality/prose.ts';
import { knownRuns, repeats } from './originality/repeats.ts';
import { shingles } from './originality/shingles.ts';

const root = join(import.meta.dirname, '../..');
const isKnown = knownRuns();

/**
 * Files of facts that hold texts of ours. The others hold what AList itself says (labels, defaults, messages, subjects
 * of commits), which the documentation of AList may rightly say in the same words.
 */
const ourFacts = /^facts\/(meanings\/.+|terms|token-server)\.json$/;

/** What is compared, and how its sentences are found. */
const compared = [
  { folder: 'content', which: /\.md$/, prose: markdownProse, atLeast: 150 },
  { folder: 'facts', which: ourFacts, prose: factsProse, atLeast: 90 },
  { folder: 'site', which: /\.ts$/, prose: siteProse, atLeast: 10 },
];

function filesOf(folder: string, which: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => which.test(name));
}

describe('originality: no sentence of ours stands in the public documentation of AList and its forks', () => {
  it.each(compared)('repeats none of it in $folder/', ({ folder, which, prose, atLeast }) => {
    const files = filesOf(folder, which);
    expect(files.length).toBeGreaterThanOrEqual(atLeast);
    expect(
      files.flatMap((file) => repeats(file, prose(readFileSync(join(root, file), 'utf8')), isKnown)),
    ).toEqual([]);
  });

  it('leaves out no file of facts that says something in both languages but AList’s own', () => {
    const bilingual = filesOf('facts', /\.json$/)
      .filter((file) => /"zh"\s*:/.test(readFileSync(join(root, file), 'utf8')))
      .filter((file) => !ourFacts.test(file));
    expect(bilingual.map((file) => file.replace('facts/', '')).sort()).toEqual([
      'common-storage.json',
      'drivers.json',
      'permissions.json',
      'settings.json',
      'ui-labels.json',
    ]);
  });
});

describe('the comparison', () => {
  // A message of AList itself, which the documentation quotes: known without keeping a sentence of others here.
  const quoted = errors.responses.find(({ message }) => message.startsWith('Too many unsuccessful'))?.message;

  it('finds a run of the documentation, and names file, line and words', () => {
    expect(repeats('page.md', markdownProse(`---\ntitle: A\n---\n\nSee:\n\n${quoted}\n`), isKnown)).toEqual([
      'page.md:7: "too many unsuccessful sign in attempts have been made"; say it in our own words',
    ]);
    const meaning = JSON.stringify({ key: { en: `Says “${quoted}”.`, zh: '' } }, null, 2);
    expect(repeats('meanings.json', factsProse(meaning), isKnown)).toHaveLength(1);
    expect(repeats('strings.ts', siteProse(`export const a = {\n  b: "${quoted}",\n};`), isKnown)).toEqual([
      expect.stringMatching(/^strings\.ts:2: "too many/),
    ]);
  });

  it('finds fourteen Chinese characters and nine words that run over a line', () => {
    const others = ['把网盘里的文件夹挂载到另一台', 'one two three four five six seven eight nine'];
    const hashes = others.flatMap((text) => shingles(text).map(({ hash }) => hash));
    const isOthers = knownRuns(Buffer.concat(hashes.sort(Buffer.compare)));
    const page =
      '先把网盘里的文件，夹挂载到另一台机器。\n\nOne two three four\nfive six, seven [eight](/x) nine ten.';
    expect(repeats('page.md', markdownProse(page), isOthers)).toEqual([
      'page.md:1: "把网盘里的文件夹挂载到另一台"; say it in our own words',
      'page.md:3: "one two three four five six seven eight nine"; say it in our own words',
    ]);
  });

  it('leaves code, addresses and what AList says by itself alone', () => {
    const page = `\`\`\`\n${quoted}\n\`\`\`\n\nRead \`${quoted}\` in the log.`;
    expect(repeats('page.md', markdownProse(page), isKnown)).toEqual([]);
    expect(repeats('facts.json', factsProse(JSON.stringify({ message: quoted })), isKnown)).toEqual([]);
  });
});
