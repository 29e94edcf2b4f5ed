import type { ClientDirective } from 'astro';
import { isNeeded, type Need } from './is-needed.ts';

/**
 * `client:need`: loads an island only where a tiny predicate says that it is needed now, such as "this notice has not
 * been seen". It is asked once, when the browser is idle.
 */
const need: ClientDirective = (load, { value }) => {
  const ask = async () => {
    // Astro hands over whatever stands behind the attribute; our pages write a Need.
    if (!isNeeded(value as unknown as Need)) return;
    const hydrate = await load();
    await hydrate();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void ask());
  else setTimeout(() => void ask(), 200);
};

export default need;
