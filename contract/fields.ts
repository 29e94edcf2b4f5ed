import { z } from 'zod';
import { patterns } from './patterns.ts';
import { providerNames } from './providers.ts';

function text(pattern: RegExp, says: string) {
  return z.string({ error: says }).regex(pattern, { error: says }).meta({ description: says });
}

/** A field that may be left out or sent empty, which means the same. */
export function orEmpty<S extends z.ZodType<string>>(schema: S, says = schema.description ?? '') {
  return z.union([schema, z.literal('')], { error: says }).optional();
}

/** The fields of requests. Each message says the form and never repeats the value. */
export const field = {
  code: text(patterns.code, 'the code of the provider, 1 to 4096 characters'),
  refreshToken: text(patterns.refreshToken, 'a refresh token, 1 to 8192 characters'),
  accessToken: text(patterns.refreshToken, 'an access token, 1 to 8192 characters'),
  clientId: text(patterns.clientId, 'letters, digits, dot, dash and underscore, at most 256'),
  clientSecret: text(patterns.clientSecret, 'printable characters, at most 512'),
  codeVerifier: text(patterns.codeVerifier, 'a PKCE verifier of 43 to 128 characters'),
  codeChallenge: text(patterns.codeChallenge, 'base64 of the SHA-256 of the verifier'),
  sid: text(patterns.sid, 'the id of a QR code, 8 to 128 letters, digits, dashes and underscores'),
  time: text(patterns.time, 'the time of the QR code, 9 to 13 digits'),
  sign: text(patterns.sign, 'the signature of the QR code, 16 to 128 letters and digits'),
  appId: text(patterns.appId, 'an app id, 1 to 20 digits'),
  phone: text(patterns.phone, 'a mobile number of 11 digits'),
  password: text(patterns.password, 'a password, 1 to 128 characters'),
  smsCode: text(patterns.smsCode, 'the 4 to 8 digits of the text message'),
  captcha: text(patterns.captcha, 'the characters of the image, 1 to 16'),
  url: text(patterns.url, 'an address, at most 2048 characters'),
  zone: text(patterns.word, 'global, cn or us'),
  word: text(patterns.word, 'a word of at most 64 characters'),
  provider: z.enum(providerNames, { error: `one of ${providerNames.join(', ')}` }),
} as const;

/** A person's own client. Both empty: the default client of the server. */
export const ownClient = {
  client_id: orEmpty(field.clientId),
  client_secret: orEmpty(field.clientSecret),
} as const;
