import autocannon from 'autocannon';

/** A kind of request, and how many of its answers must have which status. */
export interface Load {
  path: string;
  method?: 'GET' | 'POST' | 'OPTIONS';
  headers?: Record<string, string>;
  /** The body, or what makes a new one for each request. */
  body?: string | (() => string);
  status: number;
}

/** Requests per second and latencies in milliseconds. */
export interface Result {
  rate: number;
  p50: number;
  p99: number;
  count: number;
}

/** How long or how many, with how many connections, and how many per second at most. */
export interface Extent {
  seconds?: number;
  amount?: number;
  connections?: number;
  perSecond?: number;
}

/** Loads a server; throws when an answer has another status than it must have. */
export async function run(base: string, load: Load, extent: Extent): Promise<Result> {
  const { body } = load;
  const result = await autocannon({
    url: base + load.path,
    method: load.method ?? 'GET',
    headers: load.headers ?? {},
    connections: extent.connections ?? 64,
    ...(extent.amount ? { amount: extent.amount } : { duration: extent.seconds ?? 5 }),
    ...(extent.perSecond ? { overallRate: extent.perSecond } : {}),
    ...(typeof body === 'string' ? { body } : {}),
    requests:
      typeof body === 'function' ? [{ setupRequest: (request) => ({ ...request, body: body() }) }] : [{}],
  });
  const right =
    Object.entries(result.statusCodeStats ?? {}).find(([status]) => status === String(load.status))?.[1]
      .count ?? 0;
  const all = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0);
  if (right !== all || result.errors > 0) {
    const seen = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${load.path}: ${right} of ${all} answers had status ${load.status}, ${result.errors} errors; ${seen}`,
    );
  }
  const { average } = result.requests;
  return { rate: average, p50: result.latency.p50, p99: result.latency.p99, count: all };
}
