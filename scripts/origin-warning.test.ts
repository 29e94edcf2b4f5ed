import { expect, it, vi } from 'vitest';
import { originWarning } from './origin-warning.ts';

/** Runs the two hooks as Astro does; answers what was said. */
function warningsFor(site: string | undefined): string[] {
  const warn = vi.fn<(text: string) => void>();
  const { hooks } = originWarning();
  // Astro hands over more than these hooks read.
  hooks['astro:config:done']?.({ config: { site } } as never);
  hooks['astro:build:done']?.({ logger: { warn } } as never);
  return warn.mock.calls.map(([text]) => text);
}

it('says that no absolute address is emitted where the host is not set, and nothing where it is [SEO-06]', () => {
  expect(warningsFor(undefined)).toEqual([expect.stringContaining('SITE_URL is not set')]);
  expect(warningsFor('https://docs.example.com')).toEqual([]);
});
