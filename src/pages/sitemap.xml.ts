import type { APIRoute } from 'astro';
import { siteData } from '../layouts/site-data.ts';
import { sitemap } from '../model/sitemap.ts';

/** Every page that may be indexed. (SEO-07) */
export const GET: APIRoute = async () =>
  new Response(sitemap(await siteData()), { headers: { 'Content-Type': 'application/xml' } });
