import { headingId } from '../heading-ids/heading-id.ts';
import type { Problem } from '../problems.ts';
import { createLocator, type Place } from './locate.ts';
import { type BuiltPage, type Image, readSite, type SiteFiles } from './site-files.ts';

/** A link or image that leads nowhere, and what to do about it. */
interface Fault {
  url: string;
  message: string;
  fix: string;
}

/**
 * Finds every link to a missing page or anchor and every image that is missing, unsized or undescribed, in the built
 * pages, so that what layouts and facts draw is checked, too. What an author wrote is named by file and line; what
 * stands on many pages, once. (MD-13, IMG-08)
 * @param dist the folder of the built site
 * @param content the folder of the pages' sources
 */
export function checkLinks(dist: string, content = 'content'): Problem[] {
  const site = readSite(dist);
  const locate = createLocator(content);
  const written: Problem[] = [];
  const drawn = new Map<string, { place: Place; fault: Fault; pages: number }>();
  for (const page of site.pages.values()) {
    for (const fault of faultsOf(page, site)) {
      const places = locate(page.path, fault.url);
      written.push(...places.map((place) => ({ ...place, message: fault.message, fix: fault.fix })));
      if (places.length > 0) continue;
      const seen = drawn.get(fault.message) ?? {
        place: { file: page.path, line: undefined },
        fault,
        pages: 0,
      };
      drawn.set(fault.message, { ...seen, pages: seen.pages + 1 });
    }
  }
  return [...written, ...[...drawn.values()].map(drawnProblem)];
}

function drawnProblem({ place, fault, pages }: { place: Place; fault: Fault; pages: number }): Problem {
  const others = pages > 1 ? ` (and on ${pages - 1} more pages)` : '';
  return { file: `the page ${place.file}${others}`, line: undefined, message: fault.message, fix: fault.fix };
}

function faultsOf(page: BuiltPage, site: SiteFiles): Fault[] {
  const links = [...new Set(page.links)].map((url) => linkFault(url, page, site));
  return [...links, ...page.images.map((image) => imageFault(image, site))].filter(
    (fault) => fault !== undefined,
  );
}

function linkFault(url: string, page: BuiltPage, site: SiteFiles): Fault | undefined {
  const target = internal(url, page.path);
  if (!target) return undefined;
  if (!site.paths.has(target.path)) {
    const message = `The link ${url} leads to no page; a reader who follows it finds "not found".`;
    return { url, message, fix: suggestion(target.path, site) };
  }
  const ids = site.pages.get(target.path)?.ids;
  if (target.hash === '' || target.hash.startsWith(':~:') || !ids || ids.has(target.hash)) return undefined;
  const message = `The link ${decode(url)} leads to a place that its page does not have; a reader lands at the page's top.`;
  const near = headingId(target.hash);
  return {
    url,
    message,
    fix: ids.has(near) ? `write #${near}` : `use the id of a heading of ${target.path}`,
  };
}

function imageFault({ src, sized, described }: Image, site: SiteFiles): Fault | undefined {
  const target = internal(src, '/');
  if (target && !site.paths.has(target.path)) {
    return { url: src, message: `The image ${src} does not exist.`, fix: 'add the file or correct the path' };
  }
  if (!described) {
    return {
      url: src,
      message: `The image ${src} has no alt attribute.`,
      fix: 'describe it, or give it an empty alt where it only decorates',
    };
  }
  if (!sized && target) {
    return {
      url: src,
      message: `The image ${src} has no width and height, so the text jumps when it loads.`,
      fix: 'give it both, or use an image file whose size can be read',
    };
  }
  return undefined;
}

/** The path and anchor a link of this site names, decoded; undefined for a link that leaves it. */
function internal(url: string, base: string): { path: string; hash: string } | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, written = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const path = written === '' ? base : new URL(written, `http://site${base}`).pathname;
  return { path: decode(path), hash: decode(hash) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function suggestion(path: string, { paths }: SiteFiles): string {
  const likely = [`${path}.html`, `${path}/`, path.replace(/\.html$/, '/'), path.replace(/\/$/, '.html')];
  const found =
    likely.find((one) => paths.has(one)) ??
    [...paths].find((one) => one.toLowerCase() === path.toLowerCase());
  return found ? `write ${found}` : 'correct the address, or write the page';
}
