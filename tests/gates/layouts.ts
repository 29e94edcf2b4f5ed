/** The kinds of pages that budgets.json has a budget for. */
export type Layout = 'home' | 'docs' | 'index' | 'tool' | 'notFound' | 'portfolio' | 'reference';

/**
 * Pages that are longer than others because a reference belongs to them: the keys of the configuration, the errors, the
 * variables of the token server, the commands beside the installation by hand. Each is searched and printed as a whole.
 */
const references = [
  '/config/configuration.html',
  '/faq/error.html',
  '/guide/advanced/token-server.html',
  '/guide/install/manual.html',
];

/** The kind of a page, by its path. */
export function layoutOf(path: string): Layout {
  if (/^\/(zh\/)?$/.test(path)) return 'home';
  if (path.endsWith('/404.html')) return 'notFound';
  if (/^\/(zh\/)?about\.html$/.test(path)) return 'portfolio';
  if (references.includes(path.replace(/^\/zh/, ''))) return 'reference';
  if (/^(\/zh)?\/tool\//.test(path)) return 'tool';
  return path.endsWith('/') ? 'index' : 'docs';
}
