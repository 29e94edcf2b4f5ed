import { pathOf } from '../scripts/system-programs.mjs';

/** Debian's Chromium where there is one, else the browser that Playwright keeps. */
const executablePath = pathOf('chromium');

/** How tests start the browser: without a sandbox, as in containers, and without what it asks the network for. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
