import { createControlled } from './controlled.ts';

/** The entry of the suite's Worker: unlike the real one it can be told its upstreams. */
export default { fetch: createControlled({ dropsWork: true }) };
