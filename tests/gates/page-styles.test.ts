import { expect, it } from 'vitest';
import { builtPages } from './built-pages.ts';

const pages = builtPages();

it.each(['Callout', 'Tabs', 'FactTable', 'DriverCard'])(
  'gives %s its styles where it stands, and nowhere else',
  (name) => {
    const holds = (html: string) => html.includes(`class="${name}"`);
    const styled = (html: string) => new RegExp(`<style data-page>[^<]*\\.${name}\\b`).test(html);
    const wrong = pages.filter(({ html }) => holds(html) !== styled(html)).map(({ path }) => path);
    expect(wrong).toEqual([]);
    expect(pages.some(({ html }) => holds(html))).toBe(true);
  },
);

it('lets a page wait with its first view for an element that it has', () => {
  const waiting = pages.flatMap(({ path, root }) => {
    const link = root.querySelector('link[rel=expect]');
    return link ? [{ path, id: decodeURIComponent((link.getAttribute('href') ?? '').slice(1)), root }] : [];
  });
  const lost = waiting.filter(
    ({ id, root }) => !root.querySelectorAll('main [id]').some((one) => one.id === id),
  );
  expect(lost.map(({ path, id }) => `${path} #${id}`)).toEqual([]);
  expect(waiting.length).toBeGreaterThan(200);
});
