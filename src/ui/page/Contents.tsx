import { stringsOf } from '../../../site/strings.ts';
import type { ContentsEntry } from '../../model/contents.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';
import './Contents.css';

interface ContentsProps {
  entries: readonly ContentsEntry[];
  language: Language;
}

/**
 * The headings of the page: a box above the text, and beside it on wide screens. `enhance/contents` opens and closes
 * it and marks the place. (TOC-04, TOC-05, TOC-11)
 */
export function Contents({ entries, language }: ContentsProps) {
  if (entries.length === 0) return null;
  const { onThisPage: label, print } = stringsOf(language);
  return (
    <nav className="Contents" aria-label={label} data-contents="">
      <button className="Contents-toggle" type="button" aria-expanded="false" aria-controls="contents-list">
        {label}
      </button>
      <div className="Contents-head">
        {label}
        <button className="IconButton" type="button" aria-label={print} data-print="">
          <Icon name="printer" />
        </button>
      </div>
      <div className="Contents-list" id="contents-list">
        <span className="Contents-marker" aria-hidden="true" />
        <Entries entries={entries} />
      </div>
    </nav>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ slug, title, children }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ol>
  );
}
