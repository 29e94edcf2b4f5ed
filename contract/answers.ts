import { z } from 'zod';
import { errorCodes } from './errors.ts';
import type { ProviderName } from './providers.ts';

/** The pair of a shared default client, handed out only with `<P>_SECRET_SHAREABLE`. */
export const SharedClient = z.object({ client_id: z.string(), client_secret: z.string() });

/** Tokens, allow-listed from what the provider answered. */
export const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  token_type: z.string().optional(),
  expires_in: z.number().int().nonnegative().optional().meta({ description: 'seconds' }),
  expires_at: z.iso.datetime().optional().meta({ description: 'when the access token ends, UTC' }),
  scope: z.string().optional(),
  client: SharedClient.optional(),
  demo: z.literal(true).optional().meta({ description: 'set by a demonstration: not a real token' }),
});

/** Tokens and whether the refresh token that was sent is replaced. */
export const RenewedTokens = Tokens.extend({ rotated: z.boolean() });

/** What the provider said, without its words. */
export const ProviderSaid = z.object({ status: z.number().int(), code: z.string().optional() });

/** The one shape of every error, a superset of the shapes older clients read. */
export const ErrorAnswer = z.object({
  error: z.enum(errorCodes),
  error_description: z.string().max(300),
  code: z.enum(errorCodes),
  message: z.string().max(300),
  provider: ProviderSaid.optional(),
  retry_after: z.number().int().positive().optional().meta({ description: 'seconds' }),
  captcha_uuid: z.string().optional().meta({ description: 'with captcha_required: which image to show' }),
  request_id: z.string(),
});

/** The final failure of a renewal as the AList program shows it, answered with status 200. */
export const RenewText = ErrorAnswer.extend({ text: z.string().max(300) });

/** What GET renewal answers with status 200: tokens or a text. */
export const AliRenewAnswer = z.union([Tokens, RenewText]);

/** A new QR code of Aliyun, valid for `expires_in` seconds. */
export const AliQr = z.object({ qrCodeUrl: z.url(), sid: z.string(), expires_in: z.number().int() });

/** Where the login by QR code stands; `authCode` once it is confirmed. */
export const AliQrStatus = z.object({
  status: z.enum(['WaitLogin', 'ScanSuccess', 'LoginSuccess', 'QRCodeExpired']),
  authCode: z.string().optional(),
});

/** How many Aliyun requests a client may make in how many minutes. */
export const AliLimit = z.object({ minutes: z.number().int(), max: z.number().int() });

/** A SharePoint site. */
export const Site = z.object({
  id: z.string(),
  webUrl: z.string().optional(),
  displayName: z.string().optional(),
});

/** A login at 115 to be drawn as a QR code. */
export const DeviceCode = z.object({
  code_verifier: z.string().optional().meta({ description: 'only if the request brought no challenge' }),
  resp: z.object({ uid: z.string(), time: z.number().int(), qrcode: z.string(), sign: z.string() }),
});

/** 0 waiting, 1 scanned, 2 confirmed, -1 expired, -2 cancelled. */
export const DeviceStatus = z.object({
  resp: z.object({
    status: z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]),
    msg: z.string(),
    version: z.string(),
  }),
});

/** Tokens of 115, wrapped as the old page reads them. */
export const DeviceTokens = z.object({ resp: Tokens });

/** WoPan sent a text message. */
export const LoginAnswer = z.object({ needSmsCode: z.literal('1') });

/** One cloud of OneDrive. */
export const ZoneInfo = z.object({
  configured: z.boolean(),
  client_id: z.string().optional(),
  authorize_url: z.url(),
});

/** What a page needs to know of a provider. Never a secret. */
export const ProviderInfo = z.object({
  configured: z.boolean().meta({ description: 'the server has a default client' }),
  client_id: z.string().optional(),
  flow: z.enum(['code', 'device', 'password']),
  authorize_url: z.url().optional().meta({ description: 'only for the flow "code"' }),
  scopes: z.array(z.string()),
  pkce: z.boolean(),
  secret_required: z.boolean(),
  redirect_uri: z.url().optional(),
  single_use_refresh: z.boolean(),
  own_client_allowed: z.boolean(),
  zones: z.object({ global: ZoneInfo, cn: ZoneInfo, us: ZoneInfo }).optional(),
});

/** All providers by name. */
export const Providers = z.object({
  providers: z.object({
    onedrive: ProviderInfo,
    google: ProviderInfo,
    dropbox: ProviderInfo,
    aliyundrive: ProviderInfo,
    baidu: ProviderInfo,
    yandex: ProviderInfo,
    '115': ProviderInfo,
    '123pan': ProviderInfo,
    wopan: ProviderInfo,
  } satisfies Record<ProviderName, typeof ProviderInfo>),
  demo: z.literal(true).optional(),
});

/** The server answers; no provider is asked. */
export const Health = z.object({
  ok: z.literal(true),
  version: z.string(),
  demo: z.literal(true).optional(),
});

/** What the allow-listed addresses answer, reduced to known fields. */
export const ProxyAnswer = z.union([
  AliQrStatus,
  z.object({
    state: z.number().int(),
    data: z.object({
      uid: z.string().optional(),
      time: z.number().optional(),
      sign: z.string().optional(),
      qrcode: z.string().optional(),
      status: z.number().optional(),
      msg: z.string().optional(),
      version: z.string().optional(),
    }),
  }),
]);

/** What AList's OCR setting reads, on top of the error. */
export const OcrAnswer = ErrorAnswer.extend({ status: z.literal(501), msg: z.string() });

export type Tokens = z.infer<typeof Tokens>;
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
export type ProviderInfo = z.infer<typeof ProviderInfo>;
export type ZoneInfo = z.infer<typeof ZoneInfo>;
