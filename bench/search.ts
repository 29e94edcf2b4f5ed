import { existsSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { slowPhone, withBrowser, withPage, withSite } from './lib/browser.ts';
import { figureTable } from './lib/table.ts';

// What the search costs from the key that opens it on an empty cache: bytes and time to the first results, bytes with
// full text, and how fast the next query is answered. Needs a built site; run nothing else meanwhile.
const queries = process.argv.slice(2);
const runs = [1, 2, 3, 4, 5];

if (!existsSync('dist/search')) throw new Error('dist/ holds no search index. Run npm run build first.');

/** Bytes on the wire since the dialog was opened, headers included, and milliseconds. */
interface SearchRun {
  firstBytes: number;
  firstTime: number;
  fullBytes: number;
  nextTime: number;
}

async function searchRun(page: Page, session: CDPSession, url: string, query: string): Promise<SearchRun> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  bytes = 0;
  const firstTime = await page.evaluate(answerTime, { query, key: '/' });
  // The full text waits for a rest in typing, so that what has come by now was for the names.
  const firstBytes = bytes;
  await page.locator('#site-search [role=group]').nth(1).waitFor();
  await page.waitForTimeout(1500);
  const fullBytes = bytes;
  const nextTime = await page.evaluate(answerTime, { query: 'webdav', key: '' });
  return { firstBytes, firstTime, fullBytes, nextTime };
}

/** Runs in the page: presses the key, types the query, and waits for the first frame that shows a new first result. */
async function answerTime({ query, key }: { query: string; key: string }): Promise<number> {
  const option = () => document.querySelector('#search-option-0')?.getAttribute('href');
  const old = option();
  const start = performance.now();
  if (key) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const input = document.querySelector<HTMLInputElement>('#site-search input');
  if (input) input.value = query;
  input?.dispatchEvent(new InputEvent('input'));
  while (!option() || option() === old) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

await withSite((origin) =>
  withBrowser(async (browser) => {
    const cases = [
      ['/guide/', 'docker compose'],
      ['/guide/', 'refresh token'],
      ['/zh/guide/', '管理员密码'],
      ['/zh/guide/', '反代'],
      ...queries.map((query) => ['/guide/', query]),
    ];
    for (const [path = '', query = ''] of cases) {
      const measure = async (slow: typeof slowPhone | undefined) => {
        const results: SearchRun[] = [];
        for (const _ of runs)
          results.push(
            await withPage(browser, slow, (page, session) => searchRun(page, session, origin + path, query)),
          );
        return results;
      };
      const [plain, slow] = [await measure(undefined), await measure(slowPhone)];
      const table = figureTable([
        {
          name: 'to first results',
          unit: 'KB',
          target: 110,
          runs: plain.map((run) => run.firstBytes / 1024),
        },
        { name: 'with full text', unit: 'KB', target: 215, runs: plain.map((run) => run.fullBytes / 1024) },
        { name: 'first results', unit: 'ms', runs: plain.map((run) => run.firstTime) },
        { name: 'next results', unit: 'ms', target: 150, runs: plain.map((run) => run.nextTime) },
        { name: 'first results, slow phone', unit: 'ms', runs: slow.map((run) => run.firstTime) },
        { name: 'next results, slow phone', unit: 'ms', target: 150, runs: slow.map((run) => run.nextTime) },
      ]);
      console.log(`\n${path} “${query}”\n${table}`);
    }
  }),
);
