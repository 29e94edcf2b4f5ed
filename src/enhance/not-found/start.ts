import { wordsOfPath } from '../../model/not-found.ts';
import type { RouteTable } from '../../model/route-table.ts';

/** What the page for unknown paths does: leads on where the path has moved, and otherwise helps the reader on. */
async function start(): Promise<void> {
  const shown = document.querySelector<HTMLElement>(
    `main [data-only="${document.documentElement.dataset.only}"]`,
  );
  if (!shown) return;
  chooseHint(shown);
  prefillSearch();
  shown.querySelector('[data-back]')?.addEventListener('click', () => goBack(shown.dataset.home ?? '/'));
  // Needed only once the table of all paths is there.
  const [table, { closestPaths, resolve, withQueryAndHash }] = await Promise.all([
    routeTable(),
    import('./look-up.ts'),
  ]);
  if (!table) return;
  const known = resolve(location.pathname, new Set(table.pages), table.moved);
  if (known.kind === 'redirect') location.replace(withQueryAndHash(known.to, location.search, location.hash));
  else if (known.kind === 'missing') offer(shown, closestPaths(decoded(location.pathname), table.pages));
}

/** One hint of the list, chosen anew on each visit. (NF-04, NF-06) */
function chooseHint(shown: HTMLElement): void {
  const element = shown.querySelector<HTMLElement>('[data-hints]');
  const hints: string[] = JSON.parse(element?.dataset.hints ?? '[]');
  const hint = hints[Math.floor(Math.random() * hints.length)];
  if (element && hint) element.textContent = hint;
}

/** Whatever opens the search finds the last segment of the path in its field. (NF-07) */
function prefillSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#site-search input');
  if (field) field.value = wordsOfPath(decoded(location.pathname));
}

/**
 * One step back, or home where there is none: a page opened by hand has entries of the new tab before it, which are no
 * place to go to, but neither a referrer nor an entry of this site. (NF-02, NF-03)
 */
function goBack(home: string): void {
  const ownEntry = 'navigation' in window && window.navigation.canGoBack;
  if (ownEntry || (document.referrer && history.length > 1)) history.back();
  else location.assign(home);
}

function offer(shown: HTMLElement, paths: readonly string[]): void {
  const box = shown.querySelector<HTMLElement>('[data-closest]');
  if (!box || paths.length === 0) return;
  const items = paths.map((path) => {
    const link = document.createElement('a');
    link.href = encodeURI(path);
    link.textContent = path;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  box.querySelector('ul')?.replaceChildren(...items);
  box.hidden = false;
}

/** Every path of the site; nothing where it cannot be had, and then the page simply offers less. */
async function routeTable(): Promise<RouteTable | undefined> {
  try {
    const response = await fetch('/routes.json');
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

void start();
