import type { RapidRow } from '../../model/facts/rapid-rows.ts';
import { word } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';

interface RapidTableProps {
  rows: readonly RapidRow[];
  language: Language;
}

/** Who can upload rapidly: for each kind of checksum the drivers, with their switch. */
export function RapidTable({ rows, language }: RapidTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{word('checksum', language)}</th>
          <th scope="col">{word('drivers', language)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hash, drivers }) => (
          <tr key={hash}>
            <th scope="row">{hash}</th>
            <td>
              {drivers.map(({ name, href, note, field }, place) => (
                <span key={name}>
                  {place > 0 && (language === 'zh' ? '、' : ', ')}
                  <a href={href}>{name}</a>
                  {field && (
                    <>
                      {' '}
                      <code>{field}</code>
                    </>
                  )}
                  {note && ` (${note})`}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
