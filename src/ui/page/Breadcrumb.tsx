import { stringsOf } from '../../../site/strings.ts';
import type { Crumb } from '../../model/breadcrumb.ts';
import type { Language } from '../../model/language.ts';
import './Breadcrumb.css';

/** The path from the home to this page. (PAGE-11, PAGE-12) */
export function Breadcrumb({ crumbs, language }: { crumbs: readonly Crumb[]; language: Language }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="Breadcrumb" aria-label={stringsOf(language).breadcrumb}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({ text, path }, at) => (
          <li key={path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <a href={path} itemProp="item" aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
              <span itemProp="name">{text}</span>
            </a>
            <meta itemProp="position" content={String(at + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
