import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../contract/errors.ts';
import { forwardedAddress, limitKey } from './address.ts';
import { ApiError } from './api-error.ts';
import { readBody } from './body.ts';
import { readStream } from './read-bytes.ts';
import { envelope, plainText } from './respond.ts';

describe('addresses', () => {
  it('are counted as they are (IPv4) or by network (IPv6)', () => {
    const keys: Record<string, string> = {
      '192.0.2.1': '192.0.2.1',
      '::ffff:192.0.2.1': '192.0.2.1',
      '::FFFF:192.0.2.1': '192.0.2.1',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1:2',
      '2001:0db8:0001:0002::1': '2001:db8:1:2',
      '::1': '0:0:0:0',
      'fe80::1%eth0': 'fe80:0:0:0',
      '1::2::3': 'unknown',
      '1:2:3': 'unknown',
      '12345::': 'unknown',
      '1:2:3:4:5:6:7:8::': 'unknown',
      evil: 'unknown',
      '': 'unknown',
    };
    for (const [address, key] of Object.entries(keys)) expect(limitKey(address), address).toBe(key);
  });

  it('of one /64 network are one client, whatever the rest', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, two) => {
        expect(limitKey(one)).not.toContain('::');
        if (limitKey(one) === limitKey(two)) expect(limitKey(one).split(':')).toHaveLength(4);
      }),
    );
  });

  it('behind proxies are the entry of the outermost trusted one, never one a client made up', () => {
    const header = '6.6.6.6, 203.0.113.9, 10.0.0.1';
    expect(forwardedAddress(header, 0, '127.0.0.1')).toBe('127.0.0.1');
    expect(forwardedAddress(header, 1, '127.0.0.1')).toBe('10.0.0.1');
    expect(forwardedAddress(header, 2, '127.0.0.1')).toBe('203.0.113.9');
    expect(forwardedAddress(null, 1, '127.0.0.1')).toBe('127.0.0.1');
    expect(forwardedAddress('1.1.1.1', 3, '127.0.0.1')).toBe('127.0.0.1');
  });
});

describe('bodies', () => {
  const readWhole = (request: Request, kind: 'json' | 'form') =>
    readBody(request, kind, () => readStream(request, undefined, 16 * 1024));
  const read = async (text: string, kind: 'json' | 'form') =>
    readWhole(new Request('http://x', { method: 'POST', body: text }), kind);

  it('in JSON and as a form mean the same', async () => {
    const plain = fc.string().filter((text) => text.isWellFormed());
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          plain.filter((key) => key !== '__proto__'),
          plain,
          { maxKeys: 5 },
        ),
        async (fields) => {
          expect(await read(JSON.stringify(fields), 'json')).toEqual({ ...fields });
          expect(await read(new URLSearchParams(fields).toString(), 'form')).toEqual({ ...fields });
        },
      ),
    );
  });

  it('end in a value or in one known error, whatever bytes come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const request = new Request('http://x', { method: 'POST', body: new Uint8Array(bytes) });
        await readWhole(request, 'json').catch((error) => expect(error).toBeInstanceOf(ApiError));
      }),
    );
  });
});

describe('texts for people', () => {
  it('are one plain line of at most 300 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/[<>&\p{Cc}\u2028\u2029]/u);
        expect(plain.length).toBeLessThanOrEqual(300);
      }),
    );
  });

  it('of the table need no cleaning', () => {
    for (const code of errorCodes) {
      const { error_description, message } = envelope(new ApiError(code), 'id');
      expect(error_description).toBe(new ApiError(code).message);
      expect(message).toBe(error_description);
    }
  });
});
