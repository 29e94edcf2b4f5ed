/** One page of each layout, in English; the Chinese one is at the same path under /zh. */
export const layouts = {
  docs: '/guide/install/docker.html',
  folder: '/guide/drivers/',
  home: '/',
  pricing: '/pricing.html',
  portfolio: '/about.html',
  tool: '/tool/',
  'not found': '/nope',
};
