import { site } from '../../../site/site.ts';
import { phrases, stringsOf } from '../../../site/strings.ts';
import { nextMode } from '../../model/colour-mode.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';

const modes = ['light', 'dark', 'auto'] as const;
const icons = { light: 'sun', dark: 'moon', auto: 'monitor' } as const;

interface ColourModeProps {
  language: Language;
  /** The site's setting; another one in tests. */
  appearance?: (typeof site)['appearance'];
}

/**
 * The button that changes the colour mode; style shows the icon of the present state and `enhance/colour-mode` acts.
 * Settings that leave no choice show none. (LOOK-02 to LOOK-04, LOOK-11, LOOK-12)
 */
export function ColourMode({ language, appearance = site.appearance }: ColourModeProps) {
  if (appearance !== 'switch' && appearance !== 'toggle') return null;
  const text = stringsOf(language);
  const label = (mode: (typeof modes)[number]) =>
    phrases.colourMode[language](text[mode], text[nextMode(appearance, mode)]);
  return (
    <button
      className="ColourMode IconButton"
      type="button"
      data-colour-mode={appearance}
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
