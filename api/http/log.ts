import type { Config } from '../config/config.ts';

/** One line of the log: nothing in it comes from a body, a query, a header or a provider's text. */
export interface LogLine {
  time: string;
  level: 'error' | 'info' | 'debug';
  message?: string;
  request_id?: string;
  method?: string;
  /** The path as the contract writes it, never as it was asked. */
  route?: string;
  status?: number;
  ms?: number;
  upstream?: string;
  upstream_status?: number;
  error?: string;
  /** A hash of the address under a key that dies with the process. */
  ip?: string;
  /** Frames of an unexpected error, without its message. */
  stack?: string[];
}

/** Where lines go. */
export type Log = (line: LogLine) => void;

const rank = { silent: 0, error: 1, info: 2, debug: 3 } as const;

/** Whether lines of this level are wanted. */
export function isWanted(level: LogLine['level'], wanted: Config['logLevel']): boolean {
  return rank[level] <= rank[wanted];
}

/** The frames of an error; the message stays out, because it may quote what was sent. */
export function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8);
}
