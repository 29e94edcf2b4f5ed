/** One environment variable of the server, as the operators' page shows it. */
export interface Variable {
  name: string;
  group: 'server' | 'limits' | 'clients';
  kind: 'text' | 'url' | 'list' | 'number' | 'switch' | 'choice' | 'secret';
  /** What is used when the variable is missing or empty; empty: nothing. */
  default: string;
  /** Smallest and largest number, or the choices. */
  range?: readonly [number, number];
  choices?: readonly string[];
  about: { en: string; zh: string };
}

const server: Variable[] = [
  {
    name: 'PORT',
    group: 'server',
    kind: 'number',
    default: '3002',
    range: [0, 65535],
    about: { en: 'Port to listen on. Node only.', zh: '监听的端口。仅用于 Node。' },
  },
  {
    name: 'HOST',
    group: 'server',
    kind: 'text',
    default: '127.0.0.1',
    about: {
      en: 'Address to listen on. Node only; `0.0.0.0` in a container.',
      zh: '监听的地址。仅用于 Node；在容器中填 `0.0.0.0`。',
    },
  },
  {
    name: 'SITE_URL',
    group: 'server',
    kind: 'url',
    default: 'http://localhost:8080',
    about: {
      en: 'Origin of the site whose tool pages use this server. Redirect addresses start with it.',
      zh: '使用本服务器的文档站的源（协议加域名）。回调地址以它开头。',
    },
  },
  {
    name: 'ALLOWED_ORIGINS',
    group: 'server',
    kind: 'list',
    default: '',
    about: {
      en: 'Origins whose pages may call this server, separated by commas. Empty: the origin of `SITE_URL`. No wildcards.',
      zh: '允许调用本服务器的网页来源，用逗号分隔。留空则为 `SITE_URL` 的源。不支持通配符。',
    },
  },
  {
    name: 'TRUST_PROXY',
    group: 'server',
    kind: 'number',
    default: '0',
    range: [0, 8],
    about: {
      en: 'How many reverse proxies stand in front. 0: `X-Forwarded-For` is ignored. Node only.',
      zh: '前面有几层反向代理。0 表示忽略 `X-Forwarded-For`。仅用于 Node。',
    },
  },
  {
    name: 'ALLOW_OWN_CLIENT',
    group: 'server',
    kind: 'switch',
    default: '1',
    about: {
      en: 'Whether a request may bring its own client id and secret.',
      zh: '请求是否可以带上自己的客户端 ID 和密钥。',
    },
  },
  {
    name: 'RENEW_REPLAY_SECONDS',
    group: 'server',
    kind: 'number',
    default: '60',
    range: [0, 600],
    about: {
      en: 'How long the answer of a renewal is kept in memory and given again to the same token, unless its new token is used before. 0: not at all.',
      zh: '续期结果在内存中保留多久，以便对同一令牌再次返回；新令牌一用就不再返回。0 表示不保留。',
    },
  },
  {
    name: 'LOG_LEVEL',
    group: 'server',
    kind: 'choice',
    default: 'info',
    choices: ['silent', 'error', 'info', 'debug'],
    about: {
      en: 'error: failures of this server. info: also every request. debug: also health checks and preflights.',
      zh: 'error：本服务器的错误。info：另加每个请求。debug：另加健康检查和预检请求。',
    },
  },
];

function rate(name: string, value: number, en: string, zh: string): Variable {
  return {
    name,
    group: 'limits',
    kind: 'number',
    default: String(value),
    range: [1, 100_000],
    about: { en, zh },
  };
}

const limits: Variable[] = [
  rate(
    'RATE_EXCHANGE',
    20,
    'Exchanges of a code per minute and address.',
    '每个地址每分钟可换取令牌的次数。',
  ),
  rate(
    'RATE_RENEW',
    30,
    'Renewals by `/v1/renew` per minute and address.',
    '每个地址每分钟可调用 `/v1/renew` 的次数。',
  ),
  rate('RATE_POLL', 90, 'Status questions per minute and address.', '每个地址每分钟可查询状态的次数。'),
  rate(
    'RATE_PROXY',
    60,
    'Requests to `/qr`, `/proxy` and captcha images per minute and address.',
    '每个地址每分钟可请求 `/qr`、`/proxy` 和验证码图片的次数。',
  ),
  rate('RATE_SITE', 20, 'Site id look-ups per minute and address.', '每个地址每分钟可查询站点 ID 的次数。'),
  rate(
    'ALI_LIMIT_MAX',
    30,
    'Aliyun token requests per address in `ALI_LIMIT_MINUTES`.',
    '每个地址在 `ALI_LIMIT_MINUTES` 内可请求阿里云盘令牌的次数。',
  ),
  rate(
    'ALI_LIMIT_MINUTES',
    1,
    'The minutes that `ALI_LIMIT_MAX` counts over.',
    '`ALI_LIMIT_MAX` 的统计时长，单位分钟。',
  ),
];

/** Providers whose default client is a pair `<P>_CLIENT_ID`, `<P>_CLIENT_SECRET`. */
export const pairs = {
  ALI_OPEN: 'Aliyun Drive Open',
  BAIDU: 'Baidu',
  DROPBOX: 'Dropbox',
  GOOGLE: 'Google',
  YANDEX: 'Yandex',
  PAN123: '123pan',
  ONEDRIVE: 'OneDrive',
  ONEDRIVE_CN: 'OneDrive (21Vianet)',
  ONEDRIVE_US: 'OneDrive (US Government)',
} as const;

/** A pair by its prefix. */
export type PairName = keyof typeof pairs;

/** Pairs the AList program itself needs to renew, so that sharing them is offered. */
export const shareable: readonly PairName[] = [
  'BAIDU',
  'GOOGLE',
  'YANDEX',
  'ONEDRIVE',
  'ONEDRIVE_CN',
  'ONEDRIVE_US',
];

function client(name: string, kind: Variable['kind'], en: string, zh: string): Variable {
  return { name, group: 'clients', kind, default: kind === 'switch' ? '0' : '', about: { en, zh } };
}

// Object.keys loses the key type.
const pairVariables = (Object.keys(pairs) as PairName[]).flatMap((pair) => [
  client(
    `${pair}_CLIENT_ID`,
    'text',
    `Client id of the default client for ${pairs[pair]}.`,
    `${pairs[pair]} 默认客户端的 ID。`,
  ),
  client(
    `${pair}_CLIENT_SECRET`,
    'secret',
    `Its secret. Set both or neither.`,
    '对应的密钥。两项要么都填，要么都不填。',
  ),
  ...(shareable.includes(pair)
    ? [
        client(
          `${pair}_SECRET_SHAREABLE`,
          'switch',
          'Hand this pair to everybody who exchanges a code with it, because AList needs it to renew.',
          '把这一对 ID 和密钥交给每个用它换取令牌的人，因为 AList 续期时需要它。',
        ),
      ]
    : []),
]);

/** Every variable of the server, in the order of the operators' page. */
export const variables: readonly Variable[] = [
  ...server,
  ...limits,
  ...pairVariables,
  client('APP_ID_115', 'text', 'App id of the default app at 115.', '115 默认应用的 App ID。'),
  client('WOPAN_CLIENT_ID', 'text', 'Client id of WoPan’s web client.', '联通云盘网页客户端的 ID。'),
  client(
    'WOPAN_CLIENT_SECRET',
    'secret',
    'Its secret of 16 characters, also the AES key.',
    '对应的 16 位密钥，同时是 AES 密钥。',
  ),
  client(
    'WOPAN_AES_IV',
    'secret',
    'Its AES initialisation vector of 16 characters.',
    '对应的 16 位 AES 初始向量。',
  ),
];
