import { type Fake, type FakeAnswer, say } from '../fake.ts';
import { type Grant, type Refusal, random, type World } from '../world.ts';

const words: Record<Refusal, string> = {
  client: 'AppNotExists',
  secret: 'InvalidClientSecret',
  secretMissing: 'InvalidClientSecret',
  unknown: 'RefreshTokenInvalid',
  used: 'RefreshTokenExpired',
  redirect: 'InvalidCode',
  verifier: 'InvalidCode',
};

/** A JWT whose payload is plain base64, because AList decodes it that way. */
export function aliToken(subject: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64').replace(/=+$/, '');
  for (;;) {
    const payload = part({ sub: subject, jti: random('') });
    if (!/[+/_-]/.test(payload)) return `${part({ alg: 'HS256' })}.${payload}.${random('s')}`;
  }
}

/** The log-ins by QR code of a world: how often each was asked about, and for which client. */
const logins = new WeakMap<World, Map<string, { asked: number; client: string }>>();

function loginsOf(world: World) {
  const known = logins.get(world) ?? new Map<string, { asked: number; client: string }>();
  logins.set(world, known);
  return known;
}

function tokens(world: World, grant: Grant): FakeAnswer {
  return say(200, {
    token_type: 'Bearer',
    access_token: random('eyJ'),
    refresh_token: world.keepRefresh(aliToken('person-1'), grant),
    expires_in: 7200,
  });
}

function status(world: World, sid: string): FakeAnswer {
  const login = loginsOf(world).get(sid);
  if (!login) return say(200, { status: 'QRCodeExpired' });
  login.asked += 1;
  if (login.asked < 2) return say(200, { status: 'WaitLogin' });
  if (login.asked < 3) return say(200, { status: 'ScanSuccess' });
  return say(200, {
    status: 'LoginSuccess',
    authCode: world.consent({ realm: 'aliyun', client: login.client }),
  });
}

/** Aliyun Drive Open: refresh tokens work once; a QR code is waited for, scanned, then confirmed. */
export const aliyun: Fake = (world, { path, json, upstream }) => {
  const sid = /^\/oauth\/qrcode\/([^/]+)\/status$/.exec(path)?.[1];
  if (sid) return status(world, sid);
  // the server sends an object of strings here
  const {
    client_id = '',
    client_secret,
    grant_type,
    code = '',
    refresh_token = '',
  } = json as Record<string, string>;
  if (path === '/oauth/authorize/qrcode') {
    if (world.clients.get(client_id)?.secret !== client_secret)
      return say(401, { code: 'InvalidClientSecret', message: 'x' });
    const id = random('');
    loginsOf(world).set(id, { asked: 0, client: client_id });
    return say(200, { qrCodeUrl: `https://openapi.alipan.com/oauth/qrcode/${id}`, sid: id });
  }
  const ask = { realm: upstream, client: client_id, secret: client_secret };
  const grant =
    grant_type === 'refresh_token'
      ? world.takeRefresh(ask, refresh_token, true)
      : world.takeCode(ask, code, undefined, undefined);
  if (typeof grant !== 'string') return tokens(world, grant);
  const word = grant === 'unknown' && grant_type !== 'refresh_token' ? 'InvalidCode' : words[grant];
  return say(grant === 'used' ? 401 : 400, {
    code: word,
    message: 'expired refresh_token',
    requestId: 'invented',
  });
};
