import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { readClientField } from './providers/onedrive.ts';
import { readSiteUrl } from './providers/sharepoint.ts';
import { passOn } from './proxy.ts';
import { isLoginAddress } from './qr.ts';
import { upstreams } from './upstream/table.ts';

/** A context whose provider only notes where it was asked to go. */
function noting(asked: string[]): Context {
  return {
    upstreams,
    trace: {},
    timeouts: { headers: 1000, total: 1000, poll: 1000 },
    slots: (_: string, work: () => Promise<unknown>) => work(),
    pollSlots: (_: string, work: () => Promise<unknown>) => work(),
    address: () => '192.0.2.1',
    fetch: async (url: string) => {
      asked.push(url);
      return Response.json({ status: 'WaitLogin', state: 1, data: {} });
    },
  } as unknown as Context; // only what passOn reads
}

const pieces = fc.constantFrom(
  'https://',
  'http://',
  '//',
  '/',
  '\\',
  '@',
  ':443',
  '.',
  '..',
  '%2f',
  '%00',
  '#',
  '?',
  'evil.example',
  'open.aliyundrive.com',
  'openapi.alipan.com',
  'qrcodeapi.115.com',
  '/oauth/qrcode/',
  '0123456789',
  '/status',
  '/get/status/',
  'uid=12345678',
  '&time=1700000000',
  '&sign=0123456789abcdef',
  '/api/1.0/web/1.0/token',
);

describe('whatever a client puts together', () => {
  it('the proxy asks one of three addresses or nobody', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        const asked: string[] = [];
        await passOn(noting(asked), `http://server/proxy/${parts.join('')}`).catch(() => undefined);
        for (const url of asked) {
          expect(url).toMatch(
            /^https:\/\/(openapi\.alipan\.com\/oauth\/qrcode\/[A-Za-z0-9_-]+\/status|qrcodeapi\.115\.com\/(api\/1\.0\/web\/1\.0\/token|get\/status\/\?.*))$/,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a site’s address leads to a SharePoint host or is refused', () => {
    const parts = fc.constantFrom(
      'https://',
      'a',
      '.sharepoint.com',
      '.sharepoint.cn',
      '/',
      'sites',
      '..',
      '%2e',
      ':',
      '@',
      '#',
      '?',
      '\\',
      'evil.example',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 9 }), (list) => {
        let site: { host: string; path: string } | undefined;
        try {
          site = readSiteUrl(list.join(''), 'global');
        } catch {
          return;
        }
        expect(site.host).toMatch(/^[a-z0-9.-]+\.sharepoint\.com$/);
        expect(site.path).toMatch(/^(\/(sites|teams|personal)\/[^/:?#\\]+)?$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('a drawn text is a log-in address by the URL standard too', () => {
    const parts = fc.constantFrom(
      'https://',
      'http://',
      '115.com',
      'alipan.com',
      '.',
      '/',
      '@',
      ':8080',
      'evil',
      '?',
      '#',
      '\\',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 7 }), (list) => {
        const text = list.join('');
        if (!isLoginAddress(text)) return;
        const url = new URL(text);
        expect(url.protocol).toBe('https:');
        expect(url.username + url.port).toBe('');
        expect(url.hostname).toMatch(/(^|\.)(115\.com|alipan\.com)$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('a client field gives back exactly what the old page put in', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9._-]{1,40}$/);
    const secret = fc.stringMatching(/^[A-Za-z0-9._~+/=-]{1,40}$/);
    fc.assert(
      fc.property(id, secret, (client_id, client_secret) => {
        const field = btoa(`${client_id}::${client_secret}::us`);
        expect(readClientField(field)).toEqual({ client_id, client_secret, zone: 'us' });
      }),
    );
  });
});
