import { Fragment } from 'react';
import type { FactsString } from '../../../site/facts-strings.ts';
import { type FactGroup, type FactRow, word } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';
import { DefaultValue } from './DefaultValue.tsx';
import { InlineText } from './InlineText.tsx';
import { Since } from './Since.tsx';

interface FactTableProps {
  /** What the table lists, for readers who hear it. */
  title: string;
  /** Heading of the first column. */
  subject: FactsString;
  /** One group shows without its title. */
  groups: readonly FactGroup[];
  language: Language;
}

/** Fields, settings or keys: name, type, default and meaning; every row can be linked. */
export function FactTable({ title, subject, groups, language }: FactTableProps) {
  const columns = [subject, 'type', 'default', 'meaning'] as const;
  return (
    <table className="FactTable" aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {word(column, language)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          {groups.length > 1 && (
            <tr>
              <th className="FactTable-group" colSpan={columns.length} scope="rowgroup">
                {group.title}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <Row key={row.id} row={row} language={language} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, language }: { row: FactRow; language: Language }) {
  return (
    <tr id={row.id}>
      <th scope="row">
        <a href={`#${row.id}`}>
          <code>{row.key}</code>
        </a>{' '}
        {row.label && <span className="FactTable-label">{row.label}</span>}{' '}
        {row.env && <code className="FactTable-env">{row.env}</code>}{' '}
        {row.env === null && <span className="FactTable-label">{word('noVariable', language)}</span>}
        {row.marks.map((mark) => (
          <span key={mark} className="Badge">
            {mark}
          </span>
        ))}
      </th>
      <td data-label={word('type', language)}>
        <span>
          {row.type}
          {row.options?.map((option) => (
            <Fragment key={option}>
              {' '}
              <code className="FactTable-option">{option}</code>
            </Fragment>
          ))}
        </span>
      </td>
      <td data-label={word('default', language)}>
        <DefaultValue value={row.default} inWords={row.defaultInWords} language={language} />
      </td>
      <td data-label={word('meaning', language)}>
        <span>
          <InlineText text={row.meaning} />{' '}
          {row.condition && <span className="FactTable-label">{row.condition}</span>}
          <Since version={row.since} language={language} />
        </span>
      </td>
    </tr>
  );
}
