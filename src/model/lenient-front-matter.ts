import { z } from 'zod';
import { type FrontMatter, type FrontMatterProblem, frontMatterShape } from './front-matter.ts';

/** Fields whose wrong value is also told in the reader's console, once for each. (SITE-20) */
const toldInBrowser = new Set(['author', 'category', 'categories', 'tag', 'tags']);

/**
 * Front matter that ignores what is wrong instead of refusing the page: the value counts as not given, the problem is
 * kept to be told, and an unknown layout's name is kept for the error screen. For content that is not ours. (SITE-20 to
 * SITE-22)
 */
export const lenientFrontMatter = z
  .record(z.string(), z.unknown())
  .transform((raw): FrontMatter => readLeniently(raw));

/** The values that can be used, and what was wrong with the others. */
export function readLeniently(raw: Readonly<Record<string, unknown>>): FrontMatter {
  const known = new Map<string, z.ZodType>(Object.entries(frontMatterShape));
  const values: Record<string, unknown> = { title: '' };
  const problems: FrontMatterProblem[] = [];
  let unknownLayout: string | undefined;
  for (const [key, given] of Object.entries(raw)) {
    const value = key === 'author' && Array.isArray(given) ? given.filter(isNamed) : given;
    const result = known.get(key)?.safeParse(value);
    if (result?.success) values[key] = result.data;
    else if (key === 'layout' && typeof value === 'string') unknownLayout = value;
    else problems.push({ key, message: messageOf(key, result), inBrowser: toldInBrowser.has(key) });
  }
  // Each value was checked by its own schema above.
  return { ...(values as FrontMatter), unknownLayout, problems };
}

/** A name, or an object that has one; anything else in a list of authors is dropped without a word. (SITE-20) */
function isNamed(one: unknown): boolean {
  return (
    typeof one === 'string' ||
    (typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string')
  );
}

function messageOf(key: string, result: z.ZodSafeParseError<unknown> | undefined): string {
  if (!result) return `"${key}" is not a key of front matter, so it is ignored. Remove it.`;
  return `"${key}" has a value of the wrong type, so it is ignored: ${z.prettifyError(result.error).replace(/\s+/g, ' ')}`;
}
