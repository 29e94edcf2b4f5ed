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
 * Clicks and keys before the island listens are held back, and dispatched again in their order once it does, exactly
 * once. Where its code cannot be had they go their usual way, and the next interest tries again. An island that has left
 * the page wakes no more.
 */
const intent: ClientDirective = (load, { value }, element) => {
  // Astro hands over whatever stands behind the attribute; our pages write an Intent or nothing.
  const { trigger, keys = [] } = (value || {}) as Intent;
  const stop = new AbortController();
  let held: { event: Event; target: EventTarget }[] = [];
  let waking = false;
  let letThrough = false;

  const isOurs = (event: Event) =>
    event.target instanceof Element &&
    (element.contains(event.target) || Boolean(trigger && event.target.closest(trigger)));

  /** Dispatches what was held back, past our own listeners. */
  const release = () => {
    const events = held;
    held = [];
    letThrough = true;
    for (const { event, target } of events) target.dispatchEvent(copyOf(event));
    letThrough = false;
  };

  const wake = async () => {
    if (waking) return;
    waking = true;
    try {
      const hydrate = await load();
      await hydrate();
      stop.abort();
    } catch (error) {
      waking = false;
      reportError(error);
    }
    release();
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ event, target: event.target ?? element });
    void wake();
  };

  /** A listener that ends with its island, and leaves alone what is dispatched again. */
  const listen = (listener: (event: Event) => void) => (event: Event) => {
    if (!element.isConnected) stop.abort();
    else if (!letThrough) listener(event);
  };

  const options = { capture: true, signal: stop.signal };
  const meant = listen((event) => isOurs(event) && void wake());
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, meant, { ...options, passive: true });
  }
  document.addEventListener(
    'click',
    listen((event) => isOurs(event) && hold(event)),
    options,
  );
  document.addEventListener(
    'keydown',
    listen((event) => event instanceof KeyboardEvent && keys.some((key) => isKey(event, key)) && hold(event)),
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
