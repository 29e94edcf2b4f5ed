import type { APIRoute } from 'astro';
import { feedOf } from '../../layouts/feed.ts';

/** The Chinese feed. (SEO-09) */
export const GET: APIRoute = () => feedOf('zh');
