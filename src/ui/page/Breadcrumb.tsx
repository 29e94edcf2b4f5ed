import { stringsOf } from '../../../site/strings.ts';
import type { Crumb } from '../../model/breadcrumb.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';
import './Breadcrumb.css';

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  icons: boolean;
  language: Language;
}

/** The path from the home to this page. (PAGE-11, PAGE-12) */
export function Breadcrumb({ crumbs, icons, language }: BreadcrumbProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="Breadcrumb" aria-label={stringsOf(language).breadcrumb}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({ text, icon, path }, at) => (
          <li key={path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <a href={path} itemProp="item" aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
              {icons && <Icon name={icon} />}
              <span itemProp="name">{text}</span>
            </a>
            <meta itemProp="position" content={String(at + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
