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
  const several = settings.themeColours.length > 0 || settings.fullScreen;
  if (!several) return <ColourMode language={language} appearance={settings.appearance} />;
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

/** Every control of the appearance that the site offers. (LOOK-13) */
export function AppearanceControls({ language, settings = site }: AppearanceProps) {
  const text = stringsOf(language);
  return (
    <div className="Appearance-controls">
      <ColourMode language={language} appearance={settings.appearance} />
      {settings.themeColours.length > 0 && (
        <fieldset className="Appearance-colours">
          <legend>{text.themeColour}</legend>
          {['', ...settings.themeColours].map((colour) => (
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
      )}
      {settings.fullScreen && (
        <button className="IconButton" type="button" data-full-screen="" aria-label={text.fullScreen}>
          <Icon name="maximize" />
        </button>
      )}
    </div>
  );
}
