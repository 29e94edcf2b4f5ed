import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { previewServer } from '../../scripts/preview/server.ts';
import { pathOf } from '../../scripts/system-programs.mjs';

/** A slow phone on a slow line: CPU slowdown, bytes per second, round trip in milliseconds. */
export const slowPhone = { cpu: 4, throughput: 1_600_000 / 8, latency: 150 };

/** Serves the built site on a free port while `work` runs; it gets the site's address without a slash at its end. */
export async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  const server = previewServer('dist');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a TCP port has this kind of address.
  const { port } = server.address() as AddressInfo;
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Runs `work` with a browser.
 * @param command Debian's Chromium as a whole, or the one without windows that the tests drive
 */
export async function withBrowser(
  work: (browser: Browser) => Promise<void>,
  command: 'chromium' | 'chromium-headless-shell' = 'chromium',
): Promise<void> {
  const executablePath = pathOf(command);
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page with an empty cache, slowed where `slow` says so, and closes it when `work` is done. */
export async function withPage<Result>(
  browser: Browser,
  slow: typeof slowPhone | undefined,
  work: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slow) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.throughput,
      uploadThroughput: slow.throughput,
    });
  }
  try {
    return await work(page, session, context);
  } finally {
    await context.close();
  }
}
