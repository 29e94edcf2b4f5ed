import { Agent, request } from 'node:http';
import type { Load, Result } from './load.ts';

/**
 * Sends requests evenly, one after another in time, whether or not the earlier ones are answered: what each waits is
 * its own, and not the turn of a burst. Throws when an answer has another status than it must have.
 */
export async function steady(base: string, load: Load, perSecond: number, seconds: number): Promise<Result> {
  const agent = new Agent({ keepAlive: true });
  const count = perSecond * seconds;
  const started = performance.now();
  const waits = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await new Promise((due) => setTimeout(due, (at * 1000) / perSecond));
      return one(base, load, agent);
    }),
  );
  const rate = (count * 1000) / (performance.now() - started);
  agent.destroy();
  waits.sort((a, b) => a - b);
  const share = (part: number) => Math.round(waits[Math.floor(count * part)] ?? 0);
  return { rate, p50: share(0.5), p99: share(0.99), count };
}

/** Milliseconds from asking to the end of the answer. */
function one(base: string, { path, method, headers, body, status }: Load, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    const sent = request(
      base + path,
      { agent, method: method ?? 'GET', headers: headers ?? {} },
      (answer) => {
        if (answer.statusCode !== status) reject(new Error(`${path}: ${answer.statusCode}, not ${status}`));
        answer.resume().on('end', () => resolve(performance.now() - asked));
      },
    );
    sent.on('error', reject).end(typeof body === 'function' ? body() : body);
  });
}
