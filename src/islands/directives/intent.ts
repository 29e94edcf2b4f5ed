import type { ClientDirective } from 'astro';

/** The value of `client:intent`. */
export interface Intent {
  /** Selector of elements outside the island that stand for it: the first interest in one wakes it as well. */
  trigger?: string;
  /** Keys that mean the island: `/`, or `mod+k` for Ctrl or Command with k. */
  keys?: string[];
}

/**
 * `client:intent`: loads an island on the first hover, focus or touch of it or of its trigger, or on one of its keys.
 * A click or key pressed before the island listens is held back and dispatched again once it does, exactly once.
 */
const intent: ClientDirective = (load, { value }, element) => {
  // Astro hands over whatever stands behind the attribute; our pages write an Intent or nothing.
  const { trigger, keys = [] } = (value || {}) as Intent;
  const stop = new AbortController();
  let held: { event: Event; target: EventTarget } | undefined;
  let waking = false;

  const isOurs = (event: Event) =>
    event.target instanceof Element &&
    (element.contains(event.target) || Boolean(trigger && event.target.closest(trigger)));

  const wake = async () => {
    if (waking) return;
    waking = true;
    const hydrate = await load();
    await hydrate();
    stop.abort();
    if (held) held.target.dispatchEvent(copyOf(held.event));
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { event, target: event.target ?? element };
    void wake();
  };

  const options = { capture: true, signal: stop.signal };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => isOurs(event) && void wake(), { ...options, passive: true });
  }
  document.addEventListener('click', (event) => isOurs(event) && hold(event), options);
  document.addEventListener(
    'keydown',
    (event) => keys.some((key) => isKey(event, key)) && hold(event),
    options,
  );
};

function isKey(event: KeyboardEvent, key: string): boolean {
  const wantsMod = key.startsWith('mod+');
  if (event.key.toLowerCase() !== key.replace('mod+', '')) return false;
  const typing =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
  return wantsMod
    ? event.ctrlKey || event.metaKey
    : !(event.ctrlKey || event.metaKey || event.altKey || typing);
}

/** The same event again; one that was dispatched cannot be dispatched a second time. */
function copyOf(event: Event): Event {
  return event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event as MouseEvent);
}

export default intent;
