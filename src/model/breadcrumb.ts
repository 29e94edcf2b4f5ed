import { localeHome } from './language.ts';
import type { Route, Routes } from './route.ts';

/** One step from the language's home to a page. */
export interface Crumb {
  text: string;
  icon: string | undefined;
  path: string;
}

/** The existing pages from the home to this one but those that are excluded; fewer than two make none. (PAGE-11) */
export function breadcrumb(route: Route, routes: Routes): Crumb[] {
  const home = localeHome[route.language];
  const parts = route.path.slice(home.length).split('/').slice(0, -1);
  const paths = [
    home,
    ...parts.map((_part, at) => `${home}${parts.slice(0, at + 1).join('/')}/`),
    route.path,
  ];
  const crumbs = [...new Set(paths)].flatMap((path) => {
    const step = routes.get(path);
    return step && (step.inBreadcrumb || step === route) ? [{ text: step.label, icon: step.icon, path }] : [];
  });
  return crumbs.length > 1 ? crumbs : [];
}
