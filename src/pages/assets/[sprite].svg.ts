import type { APIRoute } from 'astro';
import { siteData } from '../../layouts/site-data.ts';
import { sprite, spritePath } from '../../model/sprite.ts';

/** The icons of the site under a name that changes with them. (WID-08) */
export async function getStaticPaths() {
  await siteData();
  return [{ params: { sprite: spritePath().slice('/assets/'.length, -'.svg'.length) } }];
}

export const GET: APIRoute = () => new Response(sprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
