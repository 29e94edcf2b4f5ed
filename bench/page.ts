import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { available } from '../scripts/system-programs.mjs';
import { slowPhone, withBrowser, withPage, withSite } from './lib/browser.ts';
import { clickToHeading } from './lib/click.ts';
import { paint } from './lib/paint.ts';
import { figureTable } from './lib/table.ts';
import { weigh } from './lib/weight.ts';

// What the OneDrive driver page costs before anybody touches it, how fast it shows on a slow phone, and how fast the
// next page follows a click: in the Chromium without windows that the tests drive, and in the whole one, which on a
// machine with two cores and no graphics adds some 200 ms of its own. Needs a built site; run nothing else meanwhile.
const path = process.argv[2] ?? '/guide/drivers/onedrive.html';
const next =
  process.argv[3] ?? 'aside a[href="/guide/drivers/s3.html"], nav a[href="/guide/drivers/s3.html"]';
const runs = [1, 2, 3, 4, 5];

if (!existsSync('dist/routes.json')) throw new Error('dist/ holds no built site. Run npm run build first.');

await withSite(async (origin) => {
  for (const command of ['chromium-headless-shell', 'chromium'] as const)
    if (available(command)) await withBrowser((browser) => measure(browser, command, origin + path), command);
});
const { cpu, throughput, latency } = slowPhone;
console.log(
  `Slow phone: CPU ${cpu} times slower, ${(throughput * 8) / 1e6} Mbit/s, ${latency} ms round trip.`,
);

/** Prints the figures of one browser. */
async function measure(browser: Browser, name: string, url: string): Promise<void> {
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (const _ of runs) results.push(await work());
    return results;
  };
  const clicksOf = (slow?: typeof slowPhone) =>
    inTurn(() => withPage(browser, slow, (page) => clickToHeading(page, url, next)));
  const weights = await inTurn(() =>
    withPage(browser, undefined, (page, session) => weigh(page, session, url)),
  );
  const paints = await inTurn(() => withPage(browser, slowPhone, (page) => paint(page, url)));
  const clicks = await clicksOf();
  const slowClicks = await clicksOf(slowPhone);

  console.log(`${path}, ${name} ${browser.version()}, ${runs.length} runs each\n`);
  console.log(weights[0]?.list.join('\n'));
  console.log(`requests to other hosts: ${weights.flatMap((weight) => weight.foreign).length}\n`);
  console.log(
    figureTable([
      { name: 'requests', unit: '', target: 6, runs: weights.map((weight) => weight.requests) },
      { name: 'transferred', unit: 'KB', target: 28, runs: weights.map((weight) => weight.bytes / 1024) },
      { name: 'script', unit: 'KB', target: 8, runs: weights.map((weight) => weight.scriptBytes / 1024) },
      {
        name: 'largest paint, slow phone',
        unit: 'ms',
        target: 600,
        runs: paints.map((result) => result.largest),
      },
      {
        name: 'blocking time, slow phone',
        unit: 'ms',
        target: 0,
        runs: paints.map((result) => result.blocking),
      },
      { name: 'click to heading', unit: 'ms', target: 30, runs: clicks.map(({ heading }) => heading) },
      {
        name: 'click to heading, slow phone',
        unit: 'ms',
        target: 100,
        runs: slowClicks.map(({ heading }) => heading),
      },
      { name: 'click to painted heading', unit: 'ms', runs: clicks.map(({ painted }) => painted) },
      {
        name: 'click to painted heading, slow phone',
        unit: 'ms',
        runs: slowClicks.map(({ painted }) => painted),
      },
    ]),
  );
  console.log();
}
