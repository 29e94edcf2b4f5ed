import { z } from 'zod';
import { field, orEmpty, ownClient } from './fields.ts';

const pkce = {
  redirect_uri: orEmpty(field.url),
  code_verifier: orEmpty(field.codeVerifier),
} as const;

const codeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  code: field.code,
  ...ownClient,
  ...pkce,
});

const refreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: field.refreshToken,
  ...ownClient,
});

/** A code or a refresh token, told apart by `grant_type`. */
export const GrantRequest = z.discriminatedUnion('grant_type', [codeGrant, refreshGrant], {
  error: 'authorization_code with a code, or refresh_token with a refresh token',
});

/** A code alone: Baidu and 123pan. Without `redirect_uri` the old address without .html is used. */
export const CodeRequest = z.object({ code: field.code, ...ownClient, redirect_uri: orEmpty(field.url) });

/** Baidu's old form, in the query. */
export const CodeQuery = z.object({ code: field.code });

/** How the AList program asks since v3.59: the refresh token in the query. */
export const AliRenewQuery = z.object({
  refresh_ui: field.refreshToken,
  server_use: z.literal('true', { error: 'true' }),
  driver_txt: field.word,
});

/** A new QR code of Aliyun. */
export const AliQrRequest = z.object({
  ...ownClient,
  scopes: z.array(field.word, { error: 'a list of scopes' }).max(8, { error: 'at most 8 scopes' }).optional(),
});

/** The QR code to ask about. */
export const AliQrQuery = z.object({ sid: field.sid });

/** OneDrive: either the old `client` (base64 of id::secret::zone) or the single fields. */
export const OneDriveRequest = z.object({
  code: field.code,
  client: z.string({ error: 'base64 of id::secret::zone' }).optional(),
  zone: orEmpty(field.zone),
  ...ownClient,
  ...pkce,
});

/** The SharePoint site whose id is wanted. */
export const SiteRequest = z.object({
  site_url: field.url,
  access_token: field.accessToken,
  zone: orEmpty(field.zone),
});

/** 115: the app to log in to; empty means the default of the server. */
export const DeviceQuery = z.object({ app_id: orEmpty(field.appId) });

/** 115: with a challenge the verifier stays where it was made. */
export const DeviceRequest = z.object({
  app_id: orEmpty(field.appId),
  code_challenge: orEmpty(field.codeChallenge),
});

/** 115: which QR code to ask about. */
export const DeviceStatusQuery = z.object({ uid: field.sid, time: field.time, sign: field.sign });

/** 115: the confirmed login and the verifier it was started with. */
export const DeviceTokenRequest = z.object({ uid: field.sid, code_verifier: field.codeVerifier });

/** WoPan, first step. */
export const LoginRequest = z.object({
  phone: field.phone,
  password: field.password,
  captcha_uuid: orEmpty(field.sid),
  captcha: orEmpty(field.captcha),
});

/** WoPan: the image of a captcha. */
export const CaptchaQuery = z.object({ uuid: field.sid });

/** WoPan, second step. */
export const VerifyRequest = z.object({
  phone: field.phone,
  password: field.password,
  verify_code: field.smsCode,
});

/** Any provider: a new access token for a refresh token. */
export const RenewRequest = z.object({
  provider: field.provider,
  refresh_token: field.refreshToken,
  zone: orEmpty(field.zone),
  ...ownClient,
});

/** What to draw, and how many pixels wide (64 to 1000). */
export const QrQuery = z.object({
  text: z
    .string({ error: 'the address to draw' })
    .min(1, { error: 'the address to draw' })
    .max(512, { error: 'at most 512 characters' }),
  size: z
    .string()
    .regex(/^\d{2,4}$/, { error: 'a number from 64 to 1000' })
    .optional(),
});
