import type { LimitClass } from '../contract/route.ts';
import type { Config } from './config/config.ts';
import { type Budget, createBuckets, type Limiter } from './guard/buckets.ts';
import { createKeyedHash, type KeyedHash } from './guard/keyed-hash.ts';
import { memo } from './guard/memo.ts';
import { createOnce, type Once } from './guard/once.ts';
import { createSlots, type Slots } from './guard/slots.ts';
import { createSuccessors, type Successors } from './guard/successors.ts';
import type { Log } from './http/log.ts';
import { type ReadBytes, readStream } from './http/read-bytes.ts';
import { defaultTimeouts, type Timeouts } from './upstream/call.ts';
import { type UpstreamName, type Upstreams, upstreams } from './upstream/table.ts';

/** What an entry gives the app. Everything but the configuration has a default for production. */
export interface AppOptions {
  config: Config;
  version: string;
  log: Log;
  /** The address of the client, from the socket or from what the platform says. */
  addressOf(request: Request, env: unknown): string;
  /** Other base addresses; no environment variable reaches this. */
  upstreams?: Partial<Record<UpstreamName, string>>;
  /** The upstreams are a demonstration: answers say so. */
  demo?: boolean;
  limiter?: Limiter;
  now?: () => number;
  timeouts?: Timeouts;
  /** Requests to providers at a time: altogether, and to one host. */
  concurrency?: readonly [number, number];
  /** The platform drops work when its request ends, unless told to wait (Workers). */
  dropsWork?: boolean;
  /** Reads the `Origin` header cheaper than through a web `Headers`, which is made of all headers. */
  originOf?: (request: Request, env: unknown) => string | null;
  /** Reads a body cheaper than through a web stream; `undefined` when it is longer than the limit. */
  readBody?: ReadBytes;
}

/** The app's parts, made once per process (or Worker isolate). */
export interface Server extends AppOptions {
  upstreams: Upstreams;
  demo: boolean;
  limiter: Limiter;
  now(): number;
  timeouts: Timeouts;
  hash: KeyedHash;
  /** What the log knows of an address. */
  hashAddress(address: string): string;
  once: Once;
  successors: Successors;
  /** Room for requests to providers, by host. */
  slots: Slots;
  /** Room for long polls, by address: they wait long, and must keep nothing else waiting. */
  pollSlots: Slots;
  readBody: ReadBytes;
  originOf(request: Request, env: unknown): string | null;
  budgets: Record<LimitClass, Budget>;
}

const minute = 60_000;

/** Calls again later, without keeping the process alive for it. */
function wake(work: () => void, ms: number): void {
  setTimeout(work, ms).unref();
}

function budgetsOf({ rates, aliLimit }: Config): Record<LimitClass, Budget> {
  return {
    exchange: { max: rates.exchange, ms: minute },
    renew: { max: rates.renew, ms: minute },
    poll: { max: rates.poll, ms: minute },
    proxy: { max: rates.proxy, ms: minute },
    site: { max: rates.site, ms: minute },
    ali: { max: aliLimit.max, ms: aliLimit.minutes * minute },
    wopan: { max: 5, ms: 10 * minute },
  };
}

/** Fills in what the entry left out. */
export function createServer(options: AppOptions): Server {
  const now = options.now ?? Date.now;
  const timeouts = options.timeouts ?? defaultTimeouts;
  const hash = createKeyedHash();
  return {
    ...options,
    upstreams: { ...upstreams, ...options.upstreams },
    demo: options.demo ?? false,
    limiter: options.limiter ?? createBuckets(now),
    now,
    timeouts,
    hash,
    hashAddress: memo((address) => hash('ip', address).slice(0, 12)),
    once: createOnce(now, { patience: timeouts.total + 1000, ...(options.dropsWork ? {} : { wake }) }),
    successors: createSuccessors(),
    slots: createSlots(...(options.concurrency ?? [64, 16])),
    pollSlots: createSlots(64, 4),
    readBody: options.readBody ?? readStream,
    originOf: options.originOf ?? ((request) => request.headers.get('origin')),
    budgets: budgetsOf(options.config),
  };
}
