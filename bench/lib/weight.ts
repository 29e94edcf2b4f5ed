import type { CDPSession, Page } from '@playwright/test';

/** What a page transfers before anybody touches it; bytes are those on the wire, headers included. */
export interface Weight {
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Addresses at other hosts than the page's. */
  foreign: string[];
  /** One line per request: type, bytes, path. */
  list: string[];
}

/** Loads a page and weighs it. */
export async function weigh(page: Page, session: CDPSession, url: string): Promise<Weight> {
  const seen = new Map<string, { url: string; type: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:'))
      seen.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = seen.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const all = [...seen.values()];
  const sum = (items: typeof all) => items.reduce((total, item) => total + item.bytes, 0);
  return {
    requests: all.length,
    bytes: sum(all),
    scriptBytes: sum(all.filter((item) => item.type === 'Script')),
    foreign: all.map((item) => item.url).filter((address) => new URL(address).origin !== new URL(url).origin),
    list: all.map(
      (item) => `${item.type.padEnd(12)} ${String(item.bytes).padStart(7)}  ${new URL(item.url).pathname}`,
    ),
  };
}
