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

/** A step of the log-in or a renewal: which of WoPan's codes it knows, and what its words mean beside them. */
interface Step {
  codes: Readonly<Record<string, ErrorCode>>;
  words?: readonly [RegExp, ErrorCode];
}

/** A field is missing, the key is wrong, the system failed: nothing the person did. */
const faults = { 1000: 'upstream_rejected', 9002: 'upstream_rejected', 9999: 'upstream_rejected' } as const;
const logIn: Step = {
  codes: { ...faults, 8001: 'bad_credentials', 6006: 'captcha_required', 6007: 'captcha_wrong' },
};
// No list says what WoPan answers to a wrong code or a spent token, so that its words decide where its code is unknown.
const verify: Step = { ...logIn, words: [/验证码/, 'bad_code'] };
const renewal: Step = { codes: faults, words: [/token|令牌|登录|过期|失效/i, 'invalid_grant'] };

function refused(context: Context, step: Step, code: string, said: string): ApiError {
  const [form, meaning = undefined] = step.words ?? [];
  const known = step.codes[code] ?? (form?.test(said) ? meaning : undefined) ?? 'upstream_rejected';
  const word = safeCode(code, context.sent);
  return new ApiError(known, {
    provider: { status: 200, ...(word ? { code: word } : {}) },
    ...(known === 'captcha_required' || known === 'captcha_wrong'
      ? { captchaUuid: crypto.randomUUID() }
      : {}),
  });
}

/** A phone may take each of the two steps three times in ten minutes, from wherever. */
function spendPhone(context: Context, step: 'phone' | 'sms', phone: string): Promise<void> {
  return context.spend(step, context.hash('phone', phone), { max: 3, ms: 600_000 });
}

/** First step: makes WoPan send the text message, or says that a captcha is wanted. */
export async function loginWopan(context: Context, input: Login): Promise<{ needSmsCode: '1' }> {
  context.sent.push(input.password, input.phone);
  if (!context.config.wopan) throw new ApiError('provider_not_configured');
  await spendPhone(context, 'phone', input.phone);
  const { code, said, data } = await askWopan(context, 'PcWebLogin', {
    phone: input.phone,
    password: input.password,
    uuid: input.captcha_uuid || '',
    verifyCode: input.captcha || '',
  });
  const sent = code === '6008' || (code === '0000' && String(peek(data, 'needSmsCode')) === '1');
  if (code === '0000' && !sent) throw new ApiError('upstream_not_json', { provider: { status: 200 } });
  if (!sent) throw refused(context, logIn, code, said);
  return { needSmsCode: '1' };
}

/** Second step: tokens for the code of the text message. */
export async function verifyWopan(
  context: Context,
  input: { phone: string; password: string; verify_code: string },
): Promise<Tokens> {
  context.sent.push(input.password, input.phone, input.verify_code);
  if (!context.config.wopan) throw new ApiError('provider_not_configured');
  await spendPhone(context, 'sms', input.phone);
  const { code, said, data } = await askWopan(context, 'PcLoginVerifyCode', {
    phone: input.phone,
    messageCode: input.verify_code,
    verifyCode: null,
    uuid: null,
    password: input.password,
  });
  if (code !== '0000') throw refused(context, verify, code, said);
  return toTokens(context, expectShape(TokenFields, data, 200));
}

/** The image of a captcha, at most 64 KiB, and really an image. */
export async function fetchCaptcha(
  context: Context,
  uuid: string,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!context.config.wopan) throw new ApiError('provider_not_configured');
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
      const { code, said, data } = await askWopan(context, 'AppRefreshToken', {
        refreshToken: input.refresh_token,
      });
      if (code !== '0000') throw refused(context, renewal, code, said);
      return toTokens(context, expectShape(TokenFields, data, 200));
    });
  },
};
