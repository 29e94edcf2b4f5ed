/** Loads what theme colours and full screen need, where a site offers them. (LOOK-13) */
export function startAppearanceExtras(): void {
  const found = document.querySelector('[data-theme-colour], [data-full-screen]');
  if (found) void import('./appearance/extras.ts').then((module) => module.appearanceExtras());
}
