/** Greets the host of a hosted search when the browser is idle, where one is configured. (SRCH-08) */
export function preconnectSearch(root: Document | Element): undefined {
  const host = root.querySelector<HTMLElement>('#site-search')?.dataset.host;
  if (!host) return;
  const greet = () => {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = host;
    link.crossOrigin = '';
    document.head.append(link);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(greet);
  else setTimeout(greet, 2000);
}
