import { word } from '../../model/facts/rows.ts';
import type { PermissionRow } from '../../model/facts/short-rows.ts';
import type { Language } from '../../model/language.ts';
import { InlineText } from './InlineText.tsx';
import { Since } from './Since.tsx';

interface PermissionTableProps {
  rows: readonly PermissionRow[];
  language: Language;
}

const columns = ['permission', 'bit', 'value', 'meaning'] as const;

/** Every permission with its bit, the number it adds to the mask, and what it allows. */
export function PermissionTable({ rows, language }: PermissionTableProps) {
  return (
    <table className="FactTable" aria-label={word('permission', language)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {word(column, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={row.id}>
            <th scope="row">
              <a href={`#${row.id}`}>{row.label}</a> <code className="FactTable-env">{row.key}</code>
            </th>
            <td data-label={word('bit', language)}>{row.bit}</td>
            <td data-label={word('value', language)}>{row.value}</td>
            <td data-label={word('meaning', language)}>
              <InlineText text={row.meaning} /> <Since version={row.since} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
