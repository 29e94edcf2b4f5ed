import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// What a request costs with Hono and its adapter alone; the measure of everything else.
const app = new Hono().get('/healthz', (c) => c.json({ ok: true, version: '0.1.0' }));
createAdaptorServer(app).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('up'));
