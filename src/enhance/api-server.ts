import { apiNameKey, chosenServer, serversAt } from '../model/api-servers.ts';
import { all, on } from './registry.ts';
import { readStored, writeStored } from './storage.ts';

/** The selectors of the token server: all show the stored choice and keep a new one. (SIDE-16, API-01, API-04, API-05) */
export function apiServer(root: Document | Element): (() => void) | undefined {
  const selects = [...root.querySelectorAll<HTMLSelectElement>('select[data-api-servers]')];
  if (selects.length === 0) return undefined;
  const follow = () => {
    for (const select of selects) {
      const servers = serversAt(location.origin, JSON.parse(select.dataset.apiServers ?? '{}'));
      for (const [name, address] of Object.entries(servers)) {
        if (![...select.options].some(({ value }) => value === name))
          select.add(new Option(`${address} (${name})`, name));
      }
      select.value = chosenServer(servers, readStored(apiNameKey));
    }
  };
  follow();
  return all(
    ...selects.map((select) =>
      on(select, 'change', () => {
        writeStored(apiNameKey, select.value);
        follow();
      }),
    ),
    on(window, 'storage', follow),
  );
}
