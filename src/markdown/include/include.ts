import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Origin } from '../document.ts';
import type { Problem } from '../problems.ts';

/** A source with everything included, and where each of its lines was written. */
interface Assembled {
  source: string;
  origins: Origin[];
}

const includeLine = /^\s*<!--\s*@include:\s*(.+?)\s*-->\s*$/;
const fenceLine = /^\s{0,3}(`{3,}|~{3,})/;

/**
 * Puts included files in the place of `<!-- @include: ./file.md{2-5} -->` or `<!-- @include: ./file.md#region -->`.
 * Paths start at the including file; relative links and images inside keep meaning what they meant there. (MD-10)
 */
export function assemble(body: string, file: string, firstLine: number, problems: Problem[]): Assembled {
  const lines = body.split('\n').map((text, index) => ({ text, origin: { file, line: firstLine + index } }));
  const assembled = include(lines, [file], problems);
  return {
    source: assembled.map(({ text }) => text).join('\n'),
    origins: assembled.map(({ origin }) => origin),
  };
}

interface Line {
  text: string;
  origin: Origin;
}

function include(lines: Line[], chain: readonly string[], problems: Problem[]): Line[] {
  let fence: string | undefined;
  return lines.flatMap((line) => {
    const mark = fenceLine.exec(line.text)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    const target = fence === undefined ? includeLine.exec(line.text)?.[1] : undefined;
    return target === undefined ? [line] : read(target, line.origin, chain, problems);
  });
}

function read(target: string, origin: Origin, chain: readonly string[], problems: Problem[]): Line[] {
  const [, path = '', first, dash, last, region] =
    /^(.*?)(?:\{(\d*)(-?)(\d*)\}|#([\w-]+))?$/.exec(target) ?? [];
  const file = posix.join(posix.dirname(origin.file), path);
  const fail = (message: string, fix: string) => {
    problems.push({ ...origin, message: `"${target}" cannot be included: ${message}.`, fix });
    return [];
  };
  if (!existsSync(file)) return fail(`there is no ${file}`, 'correct the path, which starts at this file');
  if (chain.includes(file)) return fail('it would include itself', 'break the circle');
  const text = readFileSync(file, 'utf8').trimEnd();
  const all = text.split('\n').map((value, index) => ({ text: value, origin: { file, line: index + 1 } }));
  const start = first ? Number(first) - 1 : bodyStart(text);
  const end = last ? Number(last) : dash || !first ? all.length : Number(first);
  const wanted = region === undefined ? all.slice(start, end) : regionOf(all, region);
  if (wanted.length === 0)
    return fail('those lines or that region do not exist in it', 'name lines or a region that it has');
  return include(wanted, [...chain, file], problems);
}

/** The lines between `<!-- #region name -->` and `<!-- #endregion name -->`. */
function regionOf(lines: Line[], region: string): Line[] {
  const mark = (word: string) =>
    lines.findIndex(({ text }) => new RegExp(`<!--\\s*#${word}\\s+${region}\\s*-->`).test(text));
  const start = mark('region');
  const end = mark('endregion');
  return start < 0 || end < 0 ? [] : lines.slice(start + 1, end);
}

/** The line after a file's front matter. */
function bodyStart(text: string): number {
  const frontMatter = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text)?.[0] ?? '';
  return frontMatter.split('\n').length - 1;
}
