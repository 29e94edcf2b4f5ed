import { type NavbarEntry, navbar } from '../../../site/navbar.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { AppearanceControls } from './Appearance.tsx';
import { MenuEntry, NavbarLink } from './NavbarLinks.tsx';
import './NavScreen.css';

interface NavScreenProps {
  language: Language;
  path: string;
}

/** The navbar's links on a small screen: a popover below the header. (NAV-09, NAV-10) */
export function NavScreen({ language, path }: NavScreenProps) {
  return (
    <div className="NavScreen" id={`nav-screen-${language}`} popover="auto">
      <nav aria-label={stringsOf(language).mainNavigation}>
        <ul>
          {navbar.map((entry) => (
            <li key={entry.text.en}>
              <Entry entry={entry} language={language} path={path} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="NavScreen-appearance" data-label={stringsOf(language).appearance}>
        <AppearanceControls language={language} />
      </div>
    </div>
  );
}

function Entry({ entry, language, path }: NavScreenProps & { entry: NavbarEntry }) {
  if (!entry.children) return <NavbarLink entry={entry} language={language} path={path} />;
  return (
    <details className="NavScreen-group">
      <summary>{entry.text[language]}</summary>
      <ul>
        {entry.children.map((child) => (
          <MenuEntry key={child.text.en} entry={child} language={language} />
        ))}
      </ul>
    </details>
  );
}
