import { createHash } from 'node:crypto';
import { type Fake, type FakeAnswer, say } from '../fake.ts';
import { random, type World } from '../world.ts';

interface Login {
  challenge: string;
  asked: number;
}

const logins = new WeakMap<World, Map<string, Login>>();

/** The log-ins of a world by their uid. */
export function loginsOf(world: World): Map<string, Login> {
  const known = logins.get(world) ?? new Map<string, Login>();
  logins.set(world, known);
  return known;
}

function refuse(errno: number, words = 'refused'): FakeAnswer {
  return say(200, { state: 0, errno, error: words, code: errno, message: words, data: [] });
}

function tokens(world: World): FakeAnswer {
  const refresh = world.keepRefresh(random('115rt'), { realm: 'pan115', client: '' });
  const data = { access_token: random('115at'), refresh_token: refresh, expires_in: 7200 };
  return say(200, { state: 1, code: 0, message: '', data });
}

function proves(verifier: string, challenge: string): boolean {
  const digest = createHash('sha256').update(verifier).digest();
  return [
    digest.toString('base64'),
    digest.toString('base64url'),
    `${digest.toString('base64url')}=`,
  ].includes(challenge);
}

/** 115's open platform. App ids that end in 7 do not exist; a refresh token works once. */
export const pan115: Fake = (world, { path, fields }) => {
  if (path === '/open/authDeviceCode') {
    if (fields.client_id?.endsWith('7')) return refuse(40140107);
    const uid = random('');
    loginsOf(world).set(uid, { challenge: fields.code_challenge ?? '', asked: 0 });
    const data = { uid, time: 1700000000, qrcode: `https://115.com/scan/dg-${uid}`, sign: random('') };
    return say(200, { state: 1, code: 0, message: '', data });
  }
  if (path === '/open/deviceCodeToToken') {
    const login = loginsOf(world).get(fields.uid ?? '');
    if (!login) return refuse(40199002, 'key invalid');
    // the real number is not documented
    if (login.asked < 3) return refuse(40199999, '用户未确认授权');
    return proves(fields.code_verifier ?? '', login.challenge) ? tokens(world) : refuse(40140113);
  }
  if (fields.refresh_token === '115rt-too-often') return refuse(40140117);
  const taken = world.takeRefresh(
    { realm: 'pan115', client: '', secret: 'x' },
    fields.refresh_token ?? '',
    true,
  );
  return typeof taken === 'string' ? refuse(40140116) : tokens(world);
};

/** 115's QR code service: waiting, scanned, confirmed; an unknown uid is invalid. */
export const pan115Qr: Fake = async (world, { path, query }) => {
  if (path === '/api/1.0/web/1.0/token') {
    const uid = random('');
    loginsOf(world).set(uid, { challenge: '', asked: 0 });
    const data = { uid, time: 1700000000, sign: random(''), qrcode: `https://115.com/scan/dg-${uid}` };
    return say(200, { state: 1, code: 0, message: '', data });
  }
  const login = loginsOf(world).get(query.get('uid') ?? '');
  if (!login) return say(200, { state: 0, code: 40199002, message: 'key invalid', data: {} });
  login.asked += 1;
  const status = Math.min(2, login.asked - 1);
  return say(200, {
    state: 1,
    code: 0,
    message: '',
    data: { msg: `step <b>${status}</b>`, status, version: '1.0' },
  });
};
