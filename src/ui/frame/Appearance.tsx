import type { ReactElement } from 'react';
import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { themeClass } from '../../model/theme-colours.ts';
import { Icon } from '../Icon.tsx';
import { ColourMode } from './ColourMode.tsx';

interface AppearanceProps {
  language: Language;
  /** The site's settings; others in tests. */
  settings?: Pick<typeof site, 'appearance' | 'themeColours' | 'fullScreen'>;
}

/** One control stands in the header itself, several in a panel that a button opens. (LOOK-10, LOOK-11) */
export function Appearance({ language, settings = site }: AppearanceProps) {
  const [only, ...others] = controlsOf({ language, settings });
  if (!only) return null;
  if (others.length === 0) return only.type === ColourMode ? only : <div className="Appearance">{only}</div>;
  const id = `appearance-${language}`;
  return (
    <div className="Appearance">
      <button
        className="IconButton"
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-label={stringsOf(language).appearance}
      >
        <Icon name="palette" />
      </button>
      <div className="Appearance-panel" id={id} popover="auto">
        <AppearanceControls language={language} settings={settings} />
      </div>
    </div>
  );
}

/** Every control of the appearance that the site offers; two of them wait for their script. (LOOK-13) */
export function AppearanceControls({ language, settings = site }: AppearanceProps) {
  return <div className="Appearance-controls">{controlsOf({ language, settings })}</div>;
}

function controlsOf({ language, settings }: Required<AppearanceProps>): ReactElement[] {
  const { appearance, themeColours, fullScreen } = settings;
  const text = stringsOf(language);
  const controls = [];
  if (appearance === 'switch' || appearance === 'toggle')
    controls.push(<ColourMode key="mode" language={language} appearance={appearance} />);
  if (themeColours.length > 0)
    controls.push(<ThemeColours key="colours" language={language} colours={themeColours} />);
  if (fullScreen)
    controls.push(
      <button
        key="full-screen"
        className="IconButton"
        type="button"
        disabled
        data-full-screen=""
        aria-label={text.fullScreen}
      >
        <Icon name="maximize" />
      </button>,
    );
  return controls;
}

function ThemeColours({ language, colours }: { language: Language; colours: readonly string[] }) {
  const text = stringsOf(language);
  return (
    <fieldset className="Appearance-colours" disabled>
      <legend>{text.themeColour}</legend>
      {['', ...colours].map((colour) => (
        <button
          key={colour}
          className="Appearance-colour"
          type="button"
          data-theme-colour={colour && themeClass(colour)}
          aria-pressed="false"
        >
          {colour || text.defaultColour}
        </button>
      ))}
    </fieldset>
  );
}
