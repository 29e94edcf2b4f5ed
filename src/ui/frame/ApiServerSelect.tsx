import { apiServers } from '../../../site/api-servers.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';

/** Which token server the tools ask; `enhance/api-server` keeps the choice. (SIDE-16, API-02) */
export function ApiServerSelect({ language }: { language: Language }) {
  return (
    <label className="ApiServerSelect">
      {stringsOf(language).apiServer}
      <select data-api-servers={JSON.stringify(apiServers)}>
        {Object.entries(apiServers).map(([name, address]) => (
          <option key={name} value={name}>
            {`${address} (${name})`}
          </option>
        ))}
      </select>
    </label>
  );
}
