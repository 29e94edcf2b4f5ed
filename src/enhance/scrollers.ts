/** Lets the keyboard reach a code block or table that scrolls, and only one that does. (CODE-11) */
export function scrollers(root: Document | Element): (() => void) | undefined {
  const boxes = [...root.querySelectorAll<HTMLElement>('.Code pre, .Table')];
  if (boxes.length === 0) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth;
      if (scrolls) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
