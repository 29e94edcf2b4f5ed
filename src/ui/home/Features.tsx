import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { newTab } from '../new-tab.ts';
import { TrustedHtml } from '../TrustedHtml.tsx';

type Feature = NonNullable<Page['frontMatter']['features']>[number];

/** A grid of features; one with a link is a link as a whole. (HOME-04) */
export function Features({ features = [] }: { features: readonly Feature[] | undefined }) {
  if (features.length === 0) return null;
  return (
    <ul className="Features">
      {features.map((feature) => (
        <li key={feature.title}>
          <Card feature={feature} />
        </li>
      ))}
    </ul>
  );
}

function Card({ feature: { icon, title, details, link } }: { feature: Feature }) {
  const body = (
    <>
      <Icon name={icon} />
      <TrustedHtml as="strong" className="Features-title" html={title} />
      {details && <TrustedHtml as="span" className="Features-details" html={details} />}
    </>
  );
  if (!link) return <div className="Features-card">{body}</div>;
  return (
    <a className="Features-card" href={link} {...newTab(link)}>
      {body}
    </a>
  );
}
