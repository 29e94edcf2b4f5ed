import { browserPath, pathOf } from '../scripts/system-programs.mjs';

/** How tests start the browser: without a sandbox, as in containers, and without what it asks the network for. */
export const launchOptions = startedFrom(browserPath());

/** The same for the whole Chromium, which keeps pages in memory. */
export const wholeBrowser = startedFrom(pathOf('chromium') ?? browserPath());

/** Debian's browser where there is one, else the one that Playwright keeps. */
function startedFrom(executablePath: string | undefined) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return { ...(executablePath ? { executablePath } : {}), args };
}
