import type { Config } from './config/config.ts';
import type { Budget, Limiter } from './guard/buckets.ts';
import type { KeyedHash } from './guard/keyed-hash.ts';
import type { Once } from './guard/once.ts';
import type { Successors } from './guard/successors.ts';
import type { Caller } from './upstream/call.ts';

/** What one request knows of the server and notes about itself. */
export interface Context extends Caller {
  config: Config;
  now(): number;
  /** Tokens are given out by a demonstration. */
  demo: boolean;
  version: string;
  hash: KeyedHash;
  once: Once;
  successors: Successors;
  limiter: Limiter;
  /** Tokens and passwords of this request, which no answer may repeat. */
  sent: string[];
  /** Throws `rate_limited` when the key has used up its budget. */
  spend(name: string, key: string, budget: Budget): Promise<void>;
  /** Keeps work going when the client hangs up. */
  keepAlive(work: Promise<unknown>): void;
}
