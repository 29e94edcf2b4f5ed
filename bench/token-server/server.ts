import { createApp } from '../../api/app.ts';
import { readConfig } from '../../api/config/config.ts';
import { listen, nodeAddress, nodeOrigin, readIncoming } from '../../api/entry/listen.ts';
import { createLogWriter } from '../../api/entry/log-writer.ts';
import { createBuckets } from '../../api/guard/buckets.ts';
import { announce } from './announce.ts';

// The token server as it runs in production, with budgets too large to be used up, which the configuration does not
// allow: what counting costs is measured. Google is the pretended provider at the address given.
const [provider = ''] = process.argv.slice(2);
const buckets = createBuckets(Date.now);
const config = readConfig({
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
  limiter: { take: (name, key, { ms }) => buckets.take(name, key, { max: 1e9, ms }) },
  concurrency: [1000, 1000],
});
process.on('SIGINT', () => process.exit(0));
announce(await listen(app.fetch, 0, '127.0.0.1'));
