import type { SearchResult } from '../../model/search/adapter.ts';
import type { SearchSettings } from '../../model/search/settings.ts';
import { Highlighted } from './Highlighted.tsx';
import { pathParts } from './path-parts.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

/** Id of the list, which the field controls while there is one. */
export const listId = 'search-results';
/** Id of the option at a place in the list. */
export const optionId = (at: number) => `search-option-${at}`;

interface ResultsProps {
  groups: readonly SearchResult[][];
  query: string;
  /** Place of the option that Enter opens. */
  active: number;
  settings: SearchSettings;
  isSaved(result: SearchResult): boolean;
  onChoose(at: number): void;
  onOpen(): void;
  onToggle(result: SearchResult): void;
}

/** The list of results, a group for each tier. (SRCH-15) */
export function Results({ groups, settings, ...rest }: ResultsProps) {
  const { texts } = settings;
  const titles = groups.length > 1 ? [texts.names, texts.inText] : [];
  let at = 0;
  return (
    <div className="Search-results" id={listId} role="listbox" aria-label={texts.list}>
      {groups.map((group, index) => {
        const first = at;
        at += group.length;
        if (group.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
          <div key={titles[index] ?? 'all'} role="group" aria-label={titles[index]}>
            {titles[index] && (
              <p className="Search-heading" aria-hidden="true">
                {titles[index]}
              </p>
            )}
            {group.map((result, place) => (
              <Option key={result.path} result={result} at={first + place} settings={settings} {...rest} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = Omit<ResultsProps, 'groups'> & { result: SearchResult; at: number };

function Option({ result, at, query, active, settings, isSaved, onChoose, onOpen, onToggle }: OptionProps) {
  const { title, section, snippet, path } = result;
  const save = (event: React.MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onToggle(result);
  };
  return (
    <a
      className="Search-option"
      id={optionId(at)}
      role="option"
      aria-selected={at === active}
      href={path}
      tabIndex={-1}
      onPointerMove={() => at !== active && onChoose(at)}
      onClick={(event) => !(event.ctrlKey || event.metaKey || event.shiftKey) && onOpen()}
    >
      <SpriteIcon sprite={settings.sprite} name={path.includes('#') ? 'hash' : 'file-text'} />
      <span className="Search-optionText">
        <span className="Search-title">
          <Highlighted text={section || title} query={query} />
        </span>
        {snippet && (
          <span className="Search-snippet">
            <Highlighted text={snippet} query={query} />
          </span>
        )}
        <span className="Search-path">
          {pathParts(path, section && title).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </span>
      {/* For pointers; by keyboard the button below the list does the same. */}
      <span className="Search-star" aria-hidden="true" data-on={isSaved(result) || undefined} onClick={save}>
        <SpriteIcon sprite={settings.sprite} name="star" />
      </span>
    </a>
  );
}
