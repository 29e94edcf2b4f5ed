import { type Load, run } from './load.ts';

/** How health answers while providers hang, and when those who wait for them are answered. */
export interface Hanging {
  healthP99: number;
  lastAnswer: number;
  timeouts: number;
}

/** Sends `count` requests to a provider that never answers, and asks for health meanwhile. */
export async function hang(base: string, exchange: Load, health: Load, count: number): Promise<Hanging> {
  const started = performance.now();
  const { body } = exchange;
  const ask = async () => {
    const init = {
      method: 'POST',
      headers: exchange.headers ?? {},
      body: typeof body === 'function' ? body() : '',
    };
    const answer = await fetch(base + exchange.path, init);
    await answer.arrayBuffer();
    return { status: answer.status, at: performance.now() - started };
  };
  const waiting = Promise.all(Array.from({ length: count }, ask));
  // once all of them wait
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { p99 } = await run(base, health, { seconds: 5, connections: 8, perSecond: 400 });
  const answers = await waiting;
  return {
    healthP99: p99,
    lastAnswer: Math.max(...answers.map(({ at }) => at)) / 1000,
    timeouts: answers.filter(({ status }) => status === 504).length,
  };
}
