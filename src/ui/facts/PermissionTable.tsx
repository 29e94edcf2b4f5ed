import type { Facts } from '../../../facts/load.ts';
import { type FactsString, factsStrings } from '../../../site/facts-strings.ts';
import { permissionAnchor } from '../../model/facts/anchor.ts';
import { fieldLabel, newerThanFirst } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';
import { InlineText } from './InlineText.tsx';
import { Since } from './Since.tsx';

interface PermissionTableProps {
  facts: Facts;
  language: Language;
}

/** Every permission with its bit, the number it adds to the mask, and what it allows. */
export function PermissionTable({ facts, language }: PermissionTableProps) {
  const say = (key: FactsString) => factsStrings[key][language];
  return (
    <table className="FactTable" aria-label={say('permission')}>
      <thead>
        <tr>
          <th scope="col">{say('permission')}</th>
          <th scope="col">{say('bit')}</th>
          <th scope="col">{say('value')}</th>
          <th scope="col">{say('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.permissions.permissions.map(({ key, bit, value, label, since }) => (
          <tr key={key} id={permissionAnchor(key)}>
            <th scope="row">
              <a href={`#${permissionAnchor(key)}`}>
                {label?.[language] ?? fieldLabel({ name: key }, language)}
              </a>
              <code className="FactTable-env">{key}</code>
            </th>
            <td data-label={say('bit')}>{bit}</td>
            <td data-label={say('value')}>{value}</td>
            <td data-label={say('meaning')}>
              <span>
                <InlineText text={facts.meanings.permissions[key]?.[language] ?? ''} />{' '}
                <Since version={newerThanFirst(since)} language={language} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
