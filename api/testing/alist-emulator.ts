/** What AList keeps of a storage of AliyundriveOpen. */
export interface Storage {
  oauthTokenUrl: string;
  refreshToken: string;
}

/** What happened during one renewal. */
export interface Renewal {
  tokens?: { refresh_token: string; access_token: string };
  error?: string;
  /** Milliseconds it would have slept, one for each limited round. */
  sleeps: number[];
  /** It would have sent the refresh token to another host. */
  leaked: boolean;
}

interface Reply {
  status: number;
  retryAfter: string | null;
  body: Record<string, unknown>;
}

class Limited extends Error {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** One request of AList's HTTP client: up to three more tries when there was no answer at all. */
async function request(url: string, init: RequestInit): Promise<Reply> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url, init);
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: json ? JSON.parse(text) : {},
      };
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

function subjectOf(token: string): string {
  const parts = token.split('.');
  if (parts.length !== 3) throw new Error('not a jwt token because of invalid segments');
  if (/[-_]/.test(parts[1] ?? '')) throw new Error('failed to decode jwt token');
  return JSON.parse(Buffer.from(parts[1] ?? '', 'base64').toString()).sub;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function byPost(storage: Storage) {
  const body = {
    client_id: '',
    client_secret: '',
    grant_type: 'refresh_token',
    refresh_token: storage.refreshToken,
  };
  const headers = { 'content-type': 'application/json' };
  const reply = await request(storage.oauthTokenUrl, { method: 'POST', headers, body: JSON.stringify(body) });
  if (reply.status === 429) throw new Limited(text(reply.body.message), Number(reply.retryAfter ?? 0));
  if (reply.status >= 400 && text(reply.body.code)) throw new Error(text(reply.body.message));
  const refresh_token = text(reply.body.refresh_token);
  if (!refresh_token) throw new Error('refresh token is empty');
  if (subjectOf(storage.refreshToken) !== subjectOf(refresh_token)) throw new Error('sub not match');
  return { refresh_token, access_token: text(reply.body.access_token) };
}

async function once(storage: Storage, renewal: Renewal, asksByGet: boolean) {
  if (!asksByGet) return byPost(storage);
  const query = new URLSearchParams({
    driver_txt: 'alicloud_qr',
    refresh_ui: storage.refreshToken,
    server_use: 'true',
  });
  const reply = await request(`${storage.oauthTokenUrl}?${query}`, {});
  const good = reply.status >= 200 && reply.status < 300 ? reply.body : {};
  const bad = reply.status >= 400 ? reply.body : {};
  if (text(good.refresh_token) && text(good.access_token)) {
    return { refresh_token: text(good.refresh_token), access_token: text(good.access_token) };
  }
  if (text(good.text)) throw new Error(`failed to refresh token: ${text(good.text)}`);
  if (reply.status === 429) {
    renewal.leaked = true;
    throw new Limited('Too Many Requests', Number(reply.retryAfter ?? 0));
  }
  if (text(bad.code) || text(bad.message)) return byPost(storage);
  throw new Error('empty token returned from online API');
}

/**
 * Renews a token as the driver AliyundriveOpen of AList does: GET (since v3.59), then POST of the same address if that
 * says `code` and `message`; four rounds; waits between limited rounds, here by `sleep`. Only `text` of a 2xx answer
 * and `code`, `message` of an answer from 400 up are read.
 */
export async function renewLikeAList(
  storage: Storage,
  asksByGet: boolean,
  sleep: (ms: number) => Promise<void>,
): Promise<Renewal> {
  const renewal: Renewal = { sleeps: [], leaked: false };
  for (let round = 0; round < 4; round++) {
    try {
      renewal.tokens = await once(storage, renewal, asksByGet);
      storage.refreshToken = renewal.tokens.refresh_token;
      return renewal;
    } catch (error) {
      renewal.error = error instanceof Error ? error.message : String(error);
      if (!(error instanceof Limited) || round === 3) continue;
      const wait = Math.min(15_000, error.seconds > 0 ? error.seconds * 1000 : (round + 1) * 2000);
      renewal.sleeps.push(wait);
      await sleep(wait);
    }
  }
  return renewal;
}
