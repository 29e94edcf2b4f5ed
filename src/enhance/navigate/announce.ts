/** Tells screen readers the title of a page that came in place. (A11Y-04) */
export function announce(title: string): void {
  let region = document.getElementById('announcer');
  if (!region) {
    region = document.createElement('p');
    region.id = 'announcer';
    region.className = 'visually-hidden';
    region.role = 'status';
    document.body.append(region);
  }
  region.textContent = title;
}
