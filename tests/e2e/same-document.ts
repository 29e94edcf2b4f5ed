import type { Page } from '@playwright/test';

/** Marks the document, so that a full load is told from a swap. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

/** True where the marked document is still there. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

/** The link of the sidebar to a path. */
export function sidebarLink(page: Page, path: string) {
  return page.locator(`.Sidebar a[href="${path}"]`);
}
