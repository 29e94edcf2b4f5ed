import type { Tokens } from '../../contract/answers.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { renewOnce } from '../renewal.ts';
import { TokenFields, toTokens } from '../tokens.ts';
import { callUpstream } from '../upstream/call.ts';
import { expectShape, peek, safeCode } from '../upstream/json.ts';
import type { Provider } from './provider.ts';
import { askWopan } from './wopan-wire.ts';

interface Login {
  phone: string;
  password: string;
  captcha_uuid?: string | undefined;
  captcha?: string | undefined;
}

const codes: Readonly<Record<string, ErrorCode>> = {
  8001: 'bad_credentials',
  6006: 'captcha_required',
  6007: 'captcha_wrong',
  9999: 'upstream_rejected',
};

function refused(context: Context, code: string, fallback: ErrorCode): ApiError {
  const known = codes[code] ?? fallback;
  const word = safeCode(code, context.sent);
  return new ApiError(known, {
    provider: { status: 200, ...(word ? { code: word } : {}) },
    ...(known === 'captcha_required' || known === 'captcha_wrong'
      ? { captchaUuid: crypto.randomUUID() }
      : {}),
  });
}

/** A phone may be tried three times in ten minutes, from wherever. */
function spendPhone(context: Context, phone: string): Promise<void> {
  return context.spend('phone', context.hash('phone', phone), { max: 3, ms: 600_000 });
}

/** First step: makes WoPan send the text message, or says that a captcha is wanted. */
export async function loginWopan(context: Context, input: Login): Promise<{ needSmsCode: '1' }> {
  context.sent.push(input.password, input.phone);
  if (!context.config.wopan) throw new ApiError('provider_not_configured');
  await spendPhone(context, input.phone);
  const { code, data } = await askWopan(context, 'PcWebLogin', {
    phone: input.phone,
    password: input.password,
    uuid: input.captcha_uuid || '',
    verifyCode: input.captcha || '',
  });
  const sent = code === '6008' || (code === '0000' && String(peek(data, 'needSmsCode')) === '1');
  if (!sent) throw refused(context, code, code === '0000' ? 'upstream_not_json' : 'upstream_rejected');
  return { needSmsCode: '1' };
}

/** Second step: tokens for the code of the text message. */
export async function verifyWopan(
  context: Context,
  input: { phone: string; password: string; verify_code: string },
): Promise<Tokens> {
  context.sent.push(input.password, input.phone, input.verify_code);
  if (!context.config.wopan) throw new ApiError('provider_not_configured');
  await spendPhone(context, input.phone);
  const { code, data } = await askWopan(context, 'PcLoginVerifyCode', {
    phone: input.phone,
    messageCode: input.verify_code,
    verifyCode: null,
    uuid: null,
    password: input.password,
  });
  if (code !== '0000') throw refused(context, code, 'bad_code');
  return toTokens(context, expectShape(TokenFields, data, 200));
}

/** The image of a captcha, at most 64 KiB, and really an image. */
export async function fetchCaptcha(
  context: Context,
  uuid: string,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await callUpstream(context, {
    to: 'wopan',
    path: '/api-user/getverifycode',
    method: 'GET',
    query: { uuid },
    headers: { Accept: 'image/png', Origin: 'https://pan.wo.cn', Referer: 'https://pan.wo.cn/' },
    limit,
  });
  const png = [0x89, 0x50, 0x4e, 0x47].every((byte, index) => answer.bytes[index] === byte);
  if (answer.status !== 200) throw new ApiError('upstream_rejected', { provider: { status: answer.status } });
  if (!png) throw new ApiError('upstream_not_json', { provider: { status: 200 } });
  return answer.bytes;
}

/** WoPan (China Unicom): phone, password and text message. */
export const wopan: Provider = {
  describe: ({ config }) => ({
    configured: config.wopan !== undefined,
    flow: 'password',
    scopes: [],
    pkce: false,
    secret_required: false,
    single_use_refresh: false,
    own_client_allowed: false,
  }),
  renew: async (context, input) => {
    context.sent.push(input.refresh_token);
    return renewOnce(context, input.refresh_token, ['wopan', input.refresh_token], async () => {
      const { code, data } = await askWopan(context, 'AppRefreshToken', {
        refreshToken: input.refresh_token,
      });
      if (code !== '0000') throw refused(context, code, 'invalid_grant');
      return toTokens(context, expectShape(TokenFields, data, 200));
    });
  },
};
