import { createApp } from '../../api/app.ts';
import { readConfig } from '../../api/config/config.ts';
import { listen, nodeAddress, nodeOrigin, readIncoming } from '../../api/entry/listen.ts';
import { createLogWriter } from '../../api/entry/log-writer.ts';

// The token server as it runs in production, limits aside: Google is the pretended provider at the address given.
const [port = '', provider = ''] = process.argv.slice(2);
const limits = Object.fromEntries(
  ['RATE_EXCHANGE', 'RATE_RENEW', 'RATE_POLL', 'RATE_PROXY', 'RATE_SITE'].map((name) => [name, '100000']),
);
const config = readConfig({
  ...limits,
  SITE_URL: 'https://docs.example',
  GOOGLE_CLIENT_ID: 'bench',
  GOOGLE_CLIENT_SECRET: 'bench',
});
const { log } = createLogWriter((text) => process.stdout.write(text));
const app = createApp({
  config,
  version: '0.1.0',
  log,
  addressOf: nodeAddress(0),
  originOf: nodeOrigin,
  readBody: readIncoming,
  upstreams: { google: provider },
  limiter: { take: () => 0 },
  concurrency: [1000, 1000],
});
await listen(app.fetch, Number(port), '127.0.0.1');
process.on('SIGINT', () => process.exit(0));
process.send?.('up');
