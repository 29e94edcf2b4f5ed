/** How long a browser may keep a page before it asks again, in seconds: five minutes. deploy/nginx.conf says the same. */
export const pageMaxAge = 300;

/** `Cache-Control` of pages and redirects, and of files whose name changes with their content. */
export const pageCaching = `public, max-age=${pageMaxAge}`;
export const assetCaching = 'public, max-age=31536000, immutable';
