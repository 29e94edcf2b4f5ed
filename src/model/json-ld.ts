import { absolute } from './absolute.ts';
import type { HeadFacts } from './head.ts';
import { layoutOf } from './layout.ts';

/** Structured data: pages of documentation are articles, all others pages of the web. (SEO-03) */
export function jsonLdOf({ frontMatter, past, info, description, image }: HeadFacts): object {
  if (layoutOf(frontMatter) !== 'docs') {
    return { '@context': 'https://schema.org', '@type': 'WebPage', name: frontMatter.title, description };
  }
  const picture = image && absolute(image);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: frontMatter.title,
    description,
    image: picture ? [picture] : undefined,
    datePublished: info.date?.toISOString(),
    dateModified: past?.updated.toISOString(),
    author: info.authors.map((author) => ({ '@type': 'Person', ...author })),
  };
}
