import { type FactsString, factsStrings } from '../../../site/facts-strings.ts';
import { abilities, askable, type IndexRow } from '../../model/facts/driver-index.ts';
import type { Language } from '../../model/language.ts';

interface DriverIndexProps {
  rows: readonly IndexRow[];
  language: Language;
}

const roots = { path: 'rootPath', id: 'rootId', none: 'rootNone' } as const;

/** Every driver in one table, with a filter that `enhance/driver-filter` wakes on interest; without scripts none shows. */
export function DriverIndex({ rows, language }: DriverIndexProps) {
  const say = (key: FactsString) => factsStrings[key][language];
  return (
    <div className="DriverIndex" data-driver-index="">
      <Filter language={language} count={rows.length} />
      <table>
        <thead>
          <tr>
            <th scope="col">{say('driver')}</th>
            <th scope="col">{say('root')}</th>
            {abilities.map((ability) => (
              <th key={ability} scope="col">
                <span>{say(ability)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.name}
              data-search={row.search}
              data-can={row.can.join(' ')}
              data-root={row.root}
              data-region={row.region}
            >
              <th scope="row">
                <a href={row.href}>{row.name}</a>
                {row.brand && <span>{row.brand}</span>}
              </th>
              <td data-label={say('root')}>{say(roots[row.root])}</td>
              {abilities.map((ability) => (
                <Mark key={ability} row={row} ability={ability} say={say} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MarkProps {
  row: IndexRow;
  ability: (typeof abilities)[number];
  say: (key: FactsString) => string;
}

/** A tick where the driver can; in the column of the proxy also what a new storage needs. */
function Mark({ row, ability, say }: MarkProps) {
  if (ability !== 'proxyOnly' || !row.proxy)
    return <td data-label={say(ability)}>{row.can.includes(ability) && '✓'}</td>;
  return (
    <td data-label={say('webProxy')}>
      <small>{say(row.proxy)}</small>
    </td>
  );
}

function Filter({ language, count }: { language: Language; count: number }) {
  const say = (key: FactsString) => factsStrings[key][language];
  return (
    <form className="DriverIndex-filter" autoComplete="off">
      <label>
        {say('filter')}
        <input type="search" name="q" placeholder={say('filterHint')} />
      </label>
      <fieldset>
        <legend>{say('can')}</legend>
        {askable.map((ability) => (
          <label key={ability}>
            <input type="checkbox" name="can" value={ability} />
            {say(ability)}
          </label>
        ))}
      </fieldset>
      <label>
        {say('root')}
        <select name="root">
          <option value="">{say('anyRoot')}</option>
          {(['path', 'id', 'none'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {say(roots[kind])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('region')}
        <select name="region">
          <option value="">{say('anyRegion')}</option>
          <option value="cn">{say('cn')}</option>
          <option value="global">{say('global')}</option>
        </select>
      </label>
      <p>
        <output data-text={say('count')}>
          {say('count').replace('{n}', String(count)).replace('{all}', String(count))}
        </output>
        <button type="reset">{say('reset')}</button>
      </p>
    </form>
  );
}
