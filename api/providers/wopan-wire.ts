import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { callUpstream } from '../upstream/call.ts';
import { expectShape, parseAnswer, safeCode } from '../upstream/json.ts';

/** The static parts of WoPan's web client. */
export interface WopanApp {
  id: string;
  secret: string;
  iv: string;
}

const Answer = z.object({
  STATUS: z.string(),
  RSP: z.object({ RSP_CODE: z.string(), RSP_DESC: z.string().catch(''), DATA: z.unknown() }).nullish(),
});

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(utf8ToBytes(text));
}

function aesKey(app: WopanApp): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(app.secret), 'AES-CBC', false, ['encrypt', 'decrypt']);
}

/** AES-128-CBC of the JSON, in base64. */
export async function encrypt(app: WopanApp, value: unknown): Promise<string> {
  const algorithm = { name: 'AES-CBC', iv: bytes(app.iv) };
  const sealed = await crypto.subtle.encrypt(algorithm, await aesKey(app), bytes(JSON.stringify(value)));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

/** The opposite of `encrypt`. Throws when the text is not what the key sealed. */
export async function decrypt(app: WopanApp, text: string): Promise<unknown> {
  const sealed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const algorithm = { name: 'AES-CBC', iv: bytes(app.iv) };
  const opened = await crypto.subtle.decrypt(algorithm, await aesKey(app), sealed);
  return JSON.parse(new TextDecoder().decode(opened));
}

/** The signature of a header: MD5 of its fields in a row. */
export function signHeader(header: {
  key: string;
  resTime: number;
  reqSeq: number;
  channel: string;
  version: string;
}): string {
  return bytesToHex(
    md5(utf8ToBytes(`${header.key}${header.resTime}${header.reqSeq}${header.channel}${header.version}`)),
  );
}

/** Sends one command and opens its answer: WoPan's code, its words (which are not passed on) and, on 0000, its data. */
export async function askWopan(context: Context, key: string, param: Record<string, unknown>) {
  const app = context.config.wopan;
  if (!app) throw new ApiError('provider_not_configured');
  context.sent.push(app.secret, app.iv);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const header = {
    key,
    resTime: context.now(),
    reqSeq: 100_000 + (random % 900_000),
    channel: 'api-user',
    version: '',
  };
  const sealed = await encrypt(app, { ...param, clientSecret: app.secret });
  const answer = await callUpstream(context, {
    to: 'wopan',
    path: '/api-user/dispatcher',
    method: 'POST',
    headers: { Origin: 'https://pan.wo.cn', Referer: 'https://pan.wo.cn/' },
    json: {
      header: { ...header, sign: signHeader(header) },
      body: { param: sealed, clientId: app.id, secret: true },
    },
  });
  const { STATUS, RSP } = expectShape(Answer, parseAnswer(answer), answer.status);
  const code = RSP?.RSP_CODE ?? STATUS;
  if (answer.status !== 200 || STATUS !== '200' || !RSP) {
    const word = safeCode(code, context.sent);
    throw new ApiError('upstream_rejected', {
      provider: { status: answer.status, ...(word ? { code: word } : {}) },
    });
  }
  if (typeof RSP.DATA !== 'string' || RSP.DATA === '') return { code, said: RSP.RSP_DESC, data: RSP.DATA };
  try {
    return { code, said: RSP.RSP_DESC, data: await decrypt(app, RSP.DATA) };
  } catch {
    throw new ApiError('upstream_not_json', { provider: { status: answer.status } });
  }
}
