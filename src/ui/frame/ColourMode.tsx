import { site } from '../../../site/site.ts';
import { phrases, stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';

const modes = ['light', 'dark', 'auto'] as const;
const icons = { light: 'sun', dark: 'moon', auto: 'monitor' } as const;

/**
 * The button that changes the colour mode; style shows the icon of the present state and `enhance/colour-mode` acts.
 * (LOOK-02, LOOK-10 to LOOK-12)
 */
export function ColourMode({ language }: { language: Language }) {
  const text = stringsOf(language);
  if (site.appearance !== 'switch' && site.appearance !== 'toggle') return null;
  const following =
    site.appearance === 'switch'
      ? { light: 'dark', dark: 'auto', auto: 'light' }
      : { light: 'dark', dark: 'light', auto: 'light' };
  const label = (mode: (typeof modes)[number]) =>
    // The values of `following` are modes.
    phrases.colourMode[language](text[mode], text[following[mode] as (typeof modes)[number]]);
  return (
    <button
      className="ColourMode IconButton"
      type="button"
      data-colour-mode={site.appearance}
      aria-label={label('auto')}
      data-label-light={label('light')}
      data-label-dark={label('dark')}
      data-label-auto={label('auto')}
    >
      {modes.map((mode) => (
        <span key={mode} className="ColourMode-icon" data-mode={mode}>
          <Icon name={icons[mode]} />
        </span>
      ))}
    </button>
  );
}
