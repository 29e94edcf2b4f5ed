import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { listen, nodeOrigin, readIncoming, shutDown } from '../entry/listen.ts';
import { createControlled } from './controlled.ts';

/** A started server. */
export interface Runtime {
  base: string;
  close(): Promise<void>;
}

/** Bundles a Worker as it is deployed: one module, minified. */
export async function bundleWorker(entry: string): Promise<string> {
  const path = fileURLToPath(new URL(`../${entry}`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs a Worker in workerd. */
export async function runWorker(script: string, options: Partial<MiniflareOptions> = {}): Promise<Runtime> {
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2026-07-01',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    // it tells of every reset and hang that the tests provoke
    handleRuntimeStdio: (out: Readable, err: Readable) => void [out.resume(), err.resume()],
    ...options,
  } as MiniflareOptions);
  const url = await miniflare.ready;
  return { base: url.origin, close: () => miniflare.dispose() };
}

async function runNode(): Promise<Runtime> {
  const app = createControlled({ readBody: readIncoming, originOf: nodeOrigin });
  const server = await listen(app, 0, '127.0.0.1');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { base: `http://127.0.0.1:${port}`, close: () => shutDown(server, 100) };
}

/** The two runtimes the suite runs against. */
export const runtimes: Record<'node' | 'workerd', () => Promise<Runtime>> = {
  node: runNode,
  workerd: async () => runWorker(await bundleWorker('testing/worker.ts')),
};
