/** Says once a page that its path has no sidebar, where it was not asked to have none. (SIDE-15) */
export function missingSidebar(root: Document | Element): undefined {
  if (!root.querySelector('[data-sidebar-missing]')) return;
  // biome-ignore lint/suspicious/noConsole: the warning is what SIDE-15 asks for
  console.warn(
    `No sidebar is configured for ${decodeURI(location.pathname)}: see "sidebars" in site/site.ts.`,
  );
}
