/** Where titles are told: it stands empty from the start, because what comes with its text already is often not read out. */
let region: HTMLElement | undefined;

/** Puts the region for announcements into the document. (A11Y-04) */
export function prepareAnnouncements(): void {
  region = document.createElement('p');
  region.id = 'announcer';
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
}

/** Tells screen readers the title of a page that came in place. (A11Y-04) */
export function announce(title: string): void {
  if (region) region.textContent = title;
}
