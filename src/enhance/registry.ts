/**
 * A small script that acts on static HTML: finds its elements below the root, adds what they need, and returns what
 * takes all of it away again.
 */
export type Enhancement = (root: Document | Element) => (() => void) | undefined;

/**
 * Runs enhancements on a tree; the result undoes all of them, so that a replaced tree leaves nothing behind. One that
 * throws is reported as an error of the page and leaves the others running. (ERR-06)
 */
export function enhance(root: Document | Element, enhancements: readonly Enhancement[]): () => void {
  const undo = enhancements.map((enhancement) => {
    try {
      return enhancement(root);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  });
  return all(...undo);
}

/** Adds a listener and returns what removes it. */
export function on<K extends keyof HTMLElementEventMap>(
  target: EventTarget,
  type: K | (string & {}),
  listener: (event: HTMLElementEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  // The DOM types listeners by target; a listener of ours is only ever given the event of its type.
  const typed = listener as EventListener;
  target.addEventListener(type, typed, options);
  return () => target.removeEventListener(type, typed, options);
}

/** An enhancement of few pages: its code is loaded only where its element is, and does nothing once that is gone. */
export function lazily(selector: string, load: () => Promise<Enhancement>): Enhancement {
  return (root) => {
    if (!root.querySelector(selector)) return undefined;
    let undo: (() => void) | undefined;
    let gone = false;
    // What cannot be had is missing, and nothing else.
    load().then(
      (enhancement) => {
        if (!gone) undo = enhancement(root);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      undo?.();
    };
  };
}

/** An enhancement whose code is loaded when a pointer (a finger is one) or the focus comes to its element. */
export function onInterest(selector: string, load: () => Promise<Enhancement>): Enhancement {
  return (root) => {
    const element = root.querySelector(selector);
    if (!element) return undefined;
    const wake = () => {
      undo?.();
      undo = lazily(selector, load)(root);
    };
    let undo: ReturnType<Enhancement> = all(on(element, 'pointerover', wake), on(element, 'focusin', wake));
    return () => undo?.();
  };
}

/** One cleanup for many. */
export function all(...undo: ((() => void) | undefined)[]): () => void {
  return () => {
    for (const one of undo) one?.();
  };
}

/** Runs what the next frame need not wait for once that has shown; the result calls it off, or undoes it. */
export function afterFrame(run: () => () => void): () => void {
  let undo: (() => void) | undefined;
  let gone = false;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!gone) undo = run();
    }),
  );
  return () => {
    gone = true;
    undo?.();
  };
}
