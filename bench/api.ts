import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { bundleWorker } from '../api/testing/runtimes.ts';
import { hang } from './token-server/hanging.ts';
import { type Extent, type Result, run } from './token-server/load.ts';
import { loads } from './token-server/loads.ts';
import { type Part, pinLoad, startPart } from './token-server/processes.ts';
import { steady } from './token-server/steady.ts';

// `npm run bench -- api [--quick]`: what the token server does in a second, beside a bare Hono "hello" in the same run.
// The server has one core, load and provider the other. Run nothing else meanwhile.
console.log(
  `load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}, ${cpus().length} cores, Node ${process.version}`,
);
const quick = process.argv.includes('--quick');
const extent: Extent = { seconds: quick ? 2 : 8 };
const million = quick ? 50_000 : 1_000_000;

pinLoad(1);
const parts: Part[] = [];
async function start(name: string, core: number, ...args: string[]): Promise<Part> {
  const part = await startPart(name, core, args);
  parts.push(part);
  return part;
}

function line(name: string, value: string, target = ''): void {
  console.log(`${name.padEnd(34)} ${value.padEnd(40)} ${target}`.trimEnd());
}

function verdict(good: boolean, target: string): string {
  return `${target}: ${good ? 'met' : 'MISSED'}`;
}

function show({ rate, p50, p99 }: Result): string {
  return `${Math.round(rate)}/s, p50 ${p50} ms, p99 ${p99} ms`;
}

try {
  const provider = await start('provider', 1);
  const hello = await start('hello', 0);
  const server = await start('server', 0, `${provider.base}/fast`);
  for (const part of [hello, server]) await run(part.base, loads.health, { seconds: 2 });

  // in turns, because whatever else the machine does changes from second to second
  const answered = { bare: 0, health: 0 };
  for (const _ of Array(quick ? 9 : 21)) {
    const bare = await run(hello.base, loads.health, { seconds: 1 });
    const health = await run(server.base, loads.health, { seconds: 1 });
    answered.bare += bare.count;
    answered.health += health.count;
    line('bare Hono', show(bare));
    line('health', show(health));
  }
  const ratio = answered.health / answered.bare;
  line('health beside bare Hono', `${ratio.toFixed(2)}, all turns`, verdict(ratio >= 0.8, '≥ 0.8'));
  await run(server.base, loads.exchange, { seconds: 2 });
  for (const [name, load] of Object.entries(loads)) {
    if (name === 'health') continue;
    line(name, show(await run(server.base, load, extent)));
  }

  const slow = await start('server', 0, `${provider.base}/slow50`);
  await run(slow.base, loads.exchange, { seconds: 2 });
  const seconds = quick ? 2 : 8;
  const directly = { path: '/slow50', method: 'POST', body: 'x', status: 200 } as const;
  const direct = await steady(provider.base, directly, 200, seconds);
  const through = await steady(slow.base, loads.exchange, 200, seconds);
  const overhead = { p50: through.p50 - direct.p50, p99: through.p99 - direct.p99 };
  line(
    'overhead, provider 50 ms, 200/s',
    `p50 ${overhead.p50} ms, p99 ${overhead.p99} ms`,
    verdict(overhead.p99 <= 15, 'p99 ≤ 15 ms'),
  );

  const stuck = await start('server', 0, `${provider.base}/hang`);
  const { healthP99, lastAnswer, timeouts } = await hang(stuck.base, loads.exchange, loads.health, 500);
  line('health while 500 wait', `p99 ${healthP99} ms`, verdict(healthP99 <= 50, 'p99 ≤ 50 ms'));
  line(
    'those 500',
    `${timeouts} timed out, the last after ${lastAnswer.toFixed(1)} s`,
    verdict(lastAnswer <= 13, '≤ 13 s'),
  );

  const fresh = await start('server', 0, `${provider.base}/fast`);
  const sizes: number[] = [];
  const mix = [
    [loads.health, 0.8],
    [loads['rejected: field'], 0.15],
    [loads.exchange, 0.05],
  ] as const;
  for (const _ of ['first half', 'second half']) {
    for (const [load, share] of mix)
      await run(fresh.base, load, { amount: Math.round((million * share) / 2) });
    sizes.push(fresh.memory());
  }
  const [half = 0, whole = 0] = sizes;
  line(
    `memory after ${million} requests`,
    `${whole.toFixed(0)} MiB (${half.toFixed(0)} at the half)`,
    verdict(whole <= 150, '≤ 150 MiB'),
  );
  line(
    'growth over the last half',
    `${(whole - half).toFixed(1)} MiB`,
    verdict(whole - half <= 10, '≤ 10 MiB'),
  );
  line('start of the process', `${fresh.startup.toFixed(0)} ms`, verdict(fresh.startup <= 400, '≤ 400 ms'));

  const bundle = await bundleWorker('entry/worker.ts');
  const kib = gzipSync(bundle).byteLength / 1024;
  line(
    'Worker bundle',
    `${kib.toFixed(0)} KiB gzip, ${(bundle.length / 1024).toFixed(0)} KiB`,
    verdict(kib <= 300, '≤ 300 KiB'),
  );
} finally {
  for (const part of parts) part.stop();
}
