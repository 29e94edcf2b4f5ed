import { site } from '../../site/site.ts';

/** The address of a path on the published site, or null where no origin is set. (SEO-06) */
export function absolute(path: string): string | null {
  if (/^https?:/.test(path)) return path;
  return site.origin ? site.origin + encodeURI(path) : null;
}
