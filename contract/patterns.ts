/** Forms of the fields that cross the wire; pages and server check with the same expressions. */
const plain = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]';

/** What each field may look like. Lengths are in UTF-16 units. */
export const patterns = {
  code: new RegExp(`^${plain}{1,4096}$`),
  refreshToken: new RegExp(`^${plain}{1,8192}$`),
  clientId: /^[A-Za-z0-9._-]{1,256}$/,
  clientSecret: /^[\x20-\x7e]{1,512}$/,
  codeVerifier: /^[A-Za-z0-9._~-]{43,128}$/,
  codeChallenge: /^[A-Za-z0-9+/_=-]{16,128}$/,
  sid: /^[A-Za-z0-9_-]{8,128}$/,
  time: /^\d{9,13}$/,
  sign: /^[A-Za-z0-9]{16,128}$/,
  appId: /^\d{1,20}$/,
  phone: /^1\d{10}$/,
  smsCode: /^\d{4,8}$/,
  captcha: /^[A-Za-z0-9]{1,16}$/,
  password: new RegExp(`^${plain}{1,128}$`),
  url: new RegExp(`^${plain}{1,2048}$`),
  word: /^[A-Za-z0-9:._-]{1,64}$/,
} as const satisfies Record<string, RegExp>;

/** Sizes, in bytes unless said otherwise. */
export const sizes = {
  body: 16 * 1024,
  url: 8 * 1024,
  upstreamAnswer: 256 * 1024,
  captcha: 64 * 1024,
  /** Levels of nesting a JSON body may have. */
  depth: 4,
} as const;
