import type { SearchSettings } from '../../model/search/settings.ts';
import type { SavedResult, SearchHistory } from './history.ts';
import { pathParts } from './path-parts.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface KeptProps {
  history: SearchHistory;
  settings: SearchSettings;
  onAsk(query: string): void;
  onForget(query: string): void;
  onToggle(result: SavedResult): void;
  onOpen(): void;
}

/** What shows before anything is typed: recent searches and saved results, each removable. (SRCH-12) */
export function Kept({ history, settings, onAsk, onForget, onToggle, onOpen }: KeptProps) {
  const { texts, sprite, language } = settings;
  const saved = history.saved.filter(({ path }) => path.startsWith('/zh/') === (language === 'zh'));
  const remove = (name: string, onRemove: () => void) => (
    <button
      className="IconButton"
      type="button"
      aria-label={texts.remove.replace('{name}', name)}
      onClick={(event) => {
        onRemove();
        // The button goes, so the focus must not go with it.
        event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
      }}
    >
      <SpriteIcon sprite={sprite} name="x" />
    </button>
  );
  if (history.recent.length === 0 && saved.length === 0) return <p className="Search-empty">{texts.empty}</p>;
  return (
    <>
      {history.recent.length > 0 && (
        <section className="Search-kept" aria-label={texts.recent}>
          <p className="Search-heading">{texts.recent}</p>
          <ul>
            {history.recent.map((query) => (
              <li key={query}>
                <button className="Search-keptItem" type="button" onClick={() => onAsk(query)}>
                  <SpriteIcon sprite={sprite} name="clock" />
                  <span className="Search-title">{query}</span>
                </button>
                {remove(query, () => onForget(query))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {saved.length > 0 && (
        <section className="Search-kept" aria-label={texts.saved}>
          <p className="Search-heading">{texts.saved}</p>
          <ul>
            {saved.map((result) => (
              <li key={result.path}>
                <a className="Search-keptItem" href={result.path} onClick={onOpen}>
                  <SpriteIcon sprite={sprite} name="star" />
                  <span className="Search-title">{result.section || result.title}</span>
                  <span className="Search-path">
                    {pathParts(result.path, result.section && result.title).map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </span>
                </a>
                {remove(result.section || result.title, () => onToggle(result))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
