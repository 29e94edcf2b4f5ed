import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import type { Neighbour } from '../../model/neighbours.ts';
import { Icon } from '../Icon.tsx';
import { newTab } from '../new-tab.ts';
import './Pager.css';

interface PagerProps {
  previous: Neighbour | null;
  next: Neighbour | null;
  language: Language;
}

/** The pages before and after this one. (PAGE-17 to PAGE-20) */
export function Pager({ previous, next, language }: PagerProps) {
  if (!previous && !next) return null;
  const text = stringsOf(language);
  return (
    <nav className="Pager" aria-label={text.neighbours}>
      {previous && <PagerLink neighbour={previous} rel="prev" hint={text.previous} />}
      {next && <PagerLink neighbour={next} rel="next" hint={text.next} />}
    </nav>
  );
}

function PagerLink({ neighbour, rel, hint }: { neighbour: Neighbour; rel: 'prev' | 'next'; hint: string }) {
  const attributes = newTab(neighbour.link, rel);
  return (
    <a className="Pager-link" href={neighbour.link} {...attributes}>
      <small>{hint}</small>
      <span className={attributes.target && 'External'}>
        <Icon name={neighbour.icon} />
        {neighbour.text}
      </span>
    </a>
  );
}
