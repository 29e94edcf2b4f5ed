import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { newTab } from '../new-tab.ts';
import { TrustedHtml } from '../TrustedHtml.tsx';
import { Features } from './Features.tsx';

type Highlight = NonNullable<Page['frontMatter']['highlights']>[number];

/** Sections with a header, a picture and a list. (HOME-05) */
export function Highlights({ highlights = [] }: { highlights: readonly Highlight[] | undefined }) {
  return highlights.map(
    ({ header, description, image, type = 'un-order', highlights: items = [], features }) => {
      const List = type === 'order' ? 'ol' : 'ul';
      return (
        <section className="Highlights" key={header}>
          {image && <img src={image} alt="" width="320" height="240" loading="lazy" />}
          <TrustedHtml as="h2" html={header} />
          {description && <TrustedHtml as="p" html={description} />}
          {items.length > 0 && (
            <List data-type={type}>
              {items.map(({ icon, title, details, link }) => (
                <li key={title}>
                  <h3>
                    <Icon name={icon} />
                    {link ? (
                      <a href={link} {...newTab(link)}>
                        <TrustedHtml as="span" html={title} />
                      </a>
                    ) : (
                      <TrustedHtml as="span" html={title} />
                    )}
                  </h3>
                  {details && <TrustedHtml as="p" html={details} />}
                </li>
              ))}
            </List>
          )}
          <Features features={features} />
        </section>
      );
    },
  );
}
