import { patterns } from '../contract/patterns.ts';
import type { Context } from './context.ts';
import { ApiError } from './http/api-error.ts';
import { askAliQr } from './providers/aliyun.ts';
import { ask115Qr } from './providers/pan115-status.ts';

const aliyun =
  /^(?:open\.aliyundrive\.com|openapi\.aliyundrive\.com|openapi\.alipan\.com)\/oauth\/qrcode\/([A-Za-z0-9_-]{8,128})\/status$/;
const statusKeys: Record<string, RegExp> = {
  uid: patterns.sid,
  time: patterns.time,
  sign: patterns.sign,
  _: /^\d{1,16}$/,
};

/** The query of a 115 status question if it has only the known keys, each once and in its form. */
function statusQuery(text: string): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(statusKeys, key) || key in query || !statusKeys[key]?.test(value)) return undefined;
    query[key] = value;
  }
  return query.uid && query.time && query.sign ? query : undefined;
}

/**
 * The three addresses old pages ask through the server. The target is compared as text, letter by letter,
 * and the address that is asked is built from constants. Throws `proxy_target_not_allowed` for everything else.
 */
export async function passOn(context: Context, url: string) {
  const target = url.slice(url.indexOf('/proxy/') + '/proxy/'.length).replace(/^https:\/\//, '');
  const sid = aliyun.exec(target)?.[1];
  if (sid) return askAliQr(context, sid);
  if (target === 'qrcodeapi.115.com/api/1.0/web/1.0/token')
    return ask115Qr(context, { path: '/api/1.0/web/1.0/token' });
  const [path, search = '', ...more] = target.split('?');
  const known = path === 'qrcodeapi.115.com/get/status/' && more.length === 0;
  const query = known ? statusQuery(search) : undefined;
  if (!query) throw new ApiError('proxy_target_not_allowed');
  return ask115Qr(context, { path: '/get/status/', query, poll: true });
}
