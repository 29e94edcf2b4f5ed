import { word } from '../../model/facts/rows.ts';
import type { CommandRow } from '../../model/facts/short-rows.ts';
import type { Language } from '../../model/language.ts';
import { InlineText } from './InlineText.tsx';
import { Since } from './Since.tsx';

interface CommandTableProps {
  rows: readonly CommandRow[];
  language: Language;
}

/** The commands of the `alist` binary. */
export function CommandTable({ rows, language }: CommandTableProps) {
  return (
    <table className="FactTable" aria-label={word('command', language)}>
      <thead>
        <tr>
          <th scope="col">{word('command', language)}</th>
          <th scope="col">{word('meaning', language)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={row.id}>
            <th scope="row">
              <a href={`#${row.id}`}>
                <code>{row.key}</code>
              </a>
              {row.aliases.map((alias) => (
                <code key={alias} className="FactTable-env">
                  {alias}
                </code>
              ))}
            </th>
            <td data-label={word('meaning', language)}>
              <InlineText text={row.meaning} /> <Since version={row.since} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
