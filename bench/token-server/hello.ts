import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { announce } from './announce.ts';

// What a request costs with Hono and its adapter alone; the measure of everything else.
const app = new Hono().get('/healthz', (c) => c.json({ ok: true, version: '0.1.0' }));
announce(createAdaptorServer(app).listen(0, '127.0.0.1'));
