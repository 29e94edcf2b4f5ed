/** From this number on a flame stands for the eye. (PAGE-08) */
const many = 1000;

/** Asks the configured counter and shows the number; an answer that is none, or 0, shows nothing. (PAGE-08) */
export function pageViews(root: Document | Element): (() => void) | undefined {
  const item = root.querySelector<HTMLElement>('[data-views]');
  if (!item) return undefined;
  const stop = new AbortController();
  void ask(item.dataset.views ?? '', stop.signal).then((views) => {
    if (views > 0) show(item, views);
  });
  return () => stop.abort();
}

async function ask(address: string, signal: AbortSignal): Promise<number> {
  try {
    const response = await fetch(address, { signal });
    const answer: unknown = response.ok ? await response.json() : 0;
    return typeof answer === 'number' && Number.isFinite(answer) ? answer : 0;
  } catch {
    return 0;
  }
}

function show(item: HTMLElement, views: number): void {
  const number = item.querySelector('data');
  if (!number) return;
  number.value = String(views);
  number.textContent = views.toLocaleString(document.documentElement.lang);
  const [eye, flame] = item.querySelectorAll('[data-icon]');
  eye?.toggleAttribute('hidden', views >= many);
  flame?.toggleAttribute('hidden', views < many);
  item.hidden = false;
}
