import { type NavbarEntry, navbar } from '../../../site/navbar.ts';
import { type Language, localeHome, twinPath } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';
import { Menu } from './Menu.tsx';

interface NavbarLinksProps {
  language: Language;
  /** Path of the page, for the active mark. */
  path: string;
}

/** Guide, Config, FAQ, Pricing and More. (NAV-01, NAV-03, NAV-04) */
export function NavbarLinks({ language, path }: NavbarLinksProps) {
  return (
    <ul className="Navbar-links">
      {navbar.map((entry) => (
        <li key={entry.text.en}>
          {entry.children ? (
            <Menu id={`menu-${entry.text.en.toLowerCase()}-${language}`} label={entry.text[language]}>
              {entry.children.map((child) => (
                <MenuEntry key={child.text.en} entry={child} language={language} />
              ))}
            </Menu>
          ) : (
            <NavbarLink entry={entry} language={language} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** One link; active where the path starts with it, and for a home only where it is the path. (NAV-03) */
export function NavbarLink({ entry, language, path }: NavbarLinksProps & { entry: NavbarEntry }) {
  const target = entry.link ?? '';
  const href = language === 'zh' && target.startsWith('/') ? twinPath(target) : target;
  const isPage = path === href;
  const active = isPage || (href !== localeHome[language] && path.startsWith(href));
  return (
    <a
      className="Navbar-link"
      href={href}
      data-active={active ? '' : undefined}
      aria-current={isPage ? 'page' : undefined}
    >
      <Icon name={entry.icon} />
      {entry.text[language]}
    </a>
  );
}

/** An entry of a menu: a link in a new tab, or a heading with its links below. (NAV-04, NAV-08) */
export function MenuEntry({ entry, language }: { entry: NavbarEntry; language: Language }) {
  if (!entry.children) {
    return (
      <li>
        <a className="Menu-link" href={entry.link} target="_blank" rel="noopener noreferrer">
          {entry.text[language]}
        </a>
      </li>
    );
  }
  return (
    <li className="Menu-group">
      {entry.link ? (
        <a className="Menu-heading" href={entry.link} target="_blank" rel="noopener noreferrer">
          {entry.text[language]}
        </a>
      ) : (
        <span className="Menu-heading">{entry.text[language]}</span>
      )}
      <ul>
        {entry.children.map((child) => (
          <MenuEntry key={child.text.en} entry={child} language={language} />
        ))}
      </ul>
    </li>
  );
}
