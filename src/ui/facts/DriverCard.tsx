import { type FactsString, factsStrings } from '../../../site/facts-strings.ts';
import type { Card } from '../../model/facts/card.ts';
import type { Language } from '../../model/language.ts';
import { InlineText } from './InlineText.tsx';

interface DriverCardProps {
  card: Card;
  language: Language;
}

/** What a driver can do, at one glance: a glyph and a word for each capability, then how it works. */
export function DriverCard({ card, language }: DriverCardProps) {
  const say = (key: FactsString) => factsStrings[key][language];
  return (
    <section className="DriverCard" aria-label={card.name}>
      <p className="DriverCard-name">
        <code>{card.name}</code> {card.brand !== card.name && <span>{card.brand}</span>}
      </p>
      <ul className="DriverCard-items">
        {card.items.map(({ label, has, note }) => (
          <li key={label} data-has={has}>
            {label}
            {has === 'no' && <span className="visually-hidden">{say('no')}</span>}
            {note && (
              <small>
                <InlineText text={note} />
              </small>
            )}
          </li>
        ))}
      </ul>
      <dl className="DriverCard-details">
        {card.details.map(({ name, text, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href ? <a href={href}>{text}</a> : <InlineText text={text} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
