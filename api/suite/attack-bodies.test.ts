import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { expectError } from '../testing/conformance.ts';
import { describeApi } from '../testing/harness.ts';

const head = 'POST /v1/renew HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const onedrive = '/alist/onedrive/get_refresh_token';

describeApi('bodies', (api) => {
  afterEach(() => expect(api.calls, 'nothing reached a provider').toEqual([]));

  it('takes 16 KiB and not one byte more', async () => {
    const body = (length: number) => JSON.stringify({ x: 'y'.repeat(length - 8) });
    expectError(await api.post('/v1/renew', body(16 * 1024)), 'invalid_request');
    expectError(await api.post('/v1/renew', body(16 * 1024 + 1)), 'payload_too_large');
  });

  it('counts what arrives in chunks', async () => {
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const answer = await api.raw(`${head}Transfer-Encoding: chunked\r\n\r\n`, { endless: chunk });
    expect(answer).toContain('413');
    expect(answer).toContain('payload_too_large');
  });

  it('does not wait for the body that a header promises', async () => {
    const answer = await api.raw(`${head}Content-Length: 99999999\r\n\r\n{`);
    expect(answer).toContain('payload_too_large');
  });

  it('refuses a body whose length header lies', async () => {
    const short = await api.raw(`${head}Content-Length: 2\r\nConnection: close\r\n\r\n{"provider":"google"}`);
    expect(short).toMatch(/^HTTP\/1\.1 400/);
    const negative = await api.raw(`${head}Content-Length: -5\r\n\r\n{}`);
    expect(negative).toMatch(/^HTTP\/1\.1 [45]|^$/);
    const both = await api.raw(`${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`);
    expect(both).toMatch(/^HTTP\/1\.1 [45]|^$/);
  });

  it('refuses compressed bodies without unpacking them', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await api.send('/v1/renew', { method: 'POST', body: new Uint8Array(bomb), headers });
    expectError(answer, 'unsupported_media_type');
  });

  it('refuses other types, other charsets and broken UTF-8', async () => {
    const send = (type: string, body: BodyInit = '{}') =>
      api.send('/v1/renew', { method: 'POST', body, headers: { 'content-type': type } });
    for (const type of [
      'text/html',
      'multipart/form-data; boundary=x',
      'application/json; charset=gbk',
      'application/jsonp',
    ]) {
      expectError(await send(type), 'unsupported_media_type');
    }
    expectError(await send('', new Uint8Array([123, 125])), 'unsupported_media_type');
    expectError(await send('application/json', new Uint8Array([0xff, 0xfe])), 'invalid_request');
  });

  it('reads JSON sent as text, and forms', async () => {
    const text = await api.post('/v1/renew', '{"provider":"nobody"}', {
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(text.body).toMatchObject({ error_description: expect.stringContaining('provider') });
    const type = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    const form = await api.post('/v1/renew', 'provider=google', { headers: type });
    expect(form.body).toMatchObject({ error_description: expect.stringContaining('refresh_token') });
  });

  it('refuses addresses of a megabyte', async () => {
    const answer = await api.raw(`GET /qr?text=${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (414|431|400)|^$/);
    expect((await api.get('/healthz')).status).toBe(200);
  });

  const clients: Record<string, string> = {
    'nothing at all': '',
    'no base64': '!!!',
    'url-safe base64': btoa('idid::se?>cret~~~::global').replaceAll('+', '-').replaceAll('/', '_'),
    'a space in place of a plus': 'aWQ6OnNl Y3JldDo6Z2xvYmFs',
    'no padding': btoa('id::secret::cn').replaceAll('=', ''),
    'missing parts': btoa('id::secret'),
    'only an id': btoa('id'),
    'an extra ::': btoa('id::se::cret::global'),
    'an empty id': btoa('::secret::global'),
    'an empty secret': btoa('id::::global'),
    'an empty zone': btoa('id::secret::'),
    'control characters': btoa('id::sec\nret::global'),
    'Latin letters beyond ASCII': btoa('id::sécret::global'),
  };
  for (const [what, client] of Object.entries(clients)) {
    it(`refuses a client field with ${what}`, async () => {
      expectError(await api.post(onedrive, { code: 'x', client }), 'bad_client_field');
    });
  }

  it('refuses a client field of 10 MB as it arrives', async () => {
    const answer = await api
      .post(onedrive, { code: 'x', client: 'A'.repeat(10_000_000) })
      .catch(() => undefined);
    if (answer) expectError(answer, 'payload_too_large');
  });
});
