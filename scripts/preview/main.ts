import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from '../ports.mjs';
import { previewServer } from './server.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    port: { type: 'string', default: process.env.PORT ?? '8080' },
    host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
    /** Fail instead of moving to the next free port. */
    strict: { type: 'boolean', default: false },
  },
});

const server = previewServer(resolve(values.folder));
const port = await listen(server, {
  port: Number(values.port),
  host: values.host,
  name: 'the site',
  ...(values.strict ? { attempts: 1 } : {}),
});
const shown = values.host === '127.0.0.1' ? 'localhost' : values.host;
console.log(`The site:   http://${shown}:${port}/   (${join(values.folder)})`);
