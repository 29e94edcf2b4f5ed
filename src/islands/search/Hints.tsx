import type { SearchResult } from '../../model/search/adapter.ts';
import type { SearchSettings } from '../../model/search/settings.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface HintsProps {
  settings: SearchSettings;
  /** The result that Enter opens. */
  current: SearchResult | undefined;
  saved: boolean;
  onToggle(result: SearchResult): void;
}

/** The foot of the dialog: which keys do what, and saving the chosen result by keyboard. */
export function Hints({ settings, current, saved, onToggle }: HintsProps) {
  const { texts, sprite } = settings;
  const control = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  const keys = [
    [['↑', '↓'], texts.move],
    [['↵'], texts.open],
    [[control, '↵'], texts.newTab],
    [['Esc'], texts.close],
  ] as const;
  const name = current && (current.section || current.title);
  return (
    <div className="Search-foot">
      <ul className="Search-hints" aria-hidden="true">
        {keys.map(([caps, text]) => (
          <li key={text}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
            {text}
          </li>
        ))}
      </ul>
      {current && (
        <button
          className="Search-save"
          type="button"
          aria-label={`${saved ? texts.unsave : texts.save}: ${name}`}
          aria-pressed={saved}
          onClick={() => onToggle(current)}
        >
          <SpriteIcon sprite={sprite} name="star" />
          {texts.save}
        </button>
      )}
    </div>
  );
}
