import type { APIRoute } from 'astro';
import { absolute } from '../model/absolute.ts';

/** Everything may be read; the sitemap is named where the site's origin is known. (SEO-07) */
export const GET: APIRoute = () => {
  const sitemap = absolute('/sitemap.xml');
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
};
