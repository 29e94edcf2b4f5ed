import type { AstroIntegration } from 'astro';

/** Says when a site is built whose address is not known: what needs absolute addresses is then left out. (SEO-06) */
export function originWarning(): AstroIntegration {
  let site: string | undefined;
  return {
    name: 'origin',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site;
      },
      'astro:build:done': ({ logger }) => {
        if (site) return;
        logger.warn(
          'SITE_URL is not set, so canonical addresses, alternates, og:url, og:image and the sitemap are left out. Set it to the origin of the published site, such as https://docs.example.com.',
        );
      },
    },
  };
}
