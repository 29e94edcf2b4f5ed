import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import { forgeOf } from '../../model/forge.ts';
import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { repositoryIcon } from '../interface-icons.ts';
import { Appearance } from './Appearance.tsx';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavbarLinks } from './NavbarLinks.tsx';
import './Navbar.css';

interface NavbarProps {
  page: Pick<Page, 'path' | 'language' | 'twin' | 'frontMatter'> & { sidebar: unknown };
  /** The search, which is an island. (NAV-18) */
  children?: ReactNode;
}

/** The header of every page. (NAV-01) */
export function Navbar({ page, children }: NavbarProps) {
  const { language, path, frontMatter } = page;
  const text = stringsOf(language);
  return (
    <header className="Navbar" data-navbar="">
      <div className="Navbar-start">
        {page.sidebar ? (
          <button
            className="Navbar-sidebarButton IconButton"
            type="button"
            popoverTarget="sidebar"
            aria-controls="sidebar"
            aria-label={text.openSidebar}
          >
            <Icon name="panel-left" />
          </button>
        ) : null}
        <Brand language={language} logo={frontMatter.logo} logoDark={frontMatter.logoDark} />
      </div>
      <nav className="Navbar-centre" aria-label={text.mainNavigation}>
        <NavbarLinks language={language} path={path} />
      </nav>
      <div className="Navbar-end">
        <LanguageMenu language={language} path={path} twin={page.twin.path} />
        <a
          className="IconButton"
          href={site.repository.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${forgeOf(site.repository.url)} ${text.repository}`}
        >
          <Icon name={repositoryIcon} />
        </a>
        <Appearance language={language} />
        {children}
        <button
          className="Navbar-menuButton IconButton"
          type="button"
          popoverTarget={`nav-screen-${language}`}
          aria-controls={`nav-screen-${language}`}
          aria-label={text.openNavigation}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
