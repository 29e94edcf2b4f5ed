import { sizes } from '../contract/patterns.ts';
import type { ProviderName } from '../contract/providers.ts';
import type { InputOf, OutputOf, RouteName } from '../contract/routes.ts';
import type { Context } from './context.ts';
import { ApiError } from './http/api-error.ts';
import { openApiText } from './openapi.ts';
import { aliyun, askAliQr, grantAliyun, startAliQr } from './providers/aliyun.ts';
import { baidu } from './providers/baidu.ts';
import { dropbox } from './providers/dropbox.ts';
import { google } from './providers/google.ts';
import { exchangeOneDrive, onedrive } from './providers/onedrive.ts';
import { finishDevice, pan115, startDevice } from './providers/pan115.ts';
import { askDevice } from './providers/pan115-status.ts';
import { exchange123, pan123 } from './providers/pan123.ts';
import type { Provider } from './providers/provider.ts';
import { findSite } from './providers/sharepoint.ts';
import { fetchCaptcha, loginWopan, verifyWopan, wopan } from './providers/wopan.ts';
import { yandex } from './providers/yandex.ts';
import { passOn } from './proxy.ts';
import { drawQr } from './qr.ts';

type Handler<N extends RouteName> = (
  context: Context,
  input: InputOf<N>,
  request: Request,
) => OutputOf<N> | Promise<OutputOf<N>>;

const providers: Record<ProviderName, Provider> = {
  onedrive,
  google,
  dropbox,
  aliyundrive: aliyun,
  baidu,
  yandex,
  '115': pan115,
  '123pan': pan123,
  wopan,
};

function describeAll(context: Context): OutputOf<'providers'> {
  // fromEntries loses the key type; every provider is described
  const all = Object.fromEntries(
    Object.entries(providers).map(([name, provider]) => [name, provider.describe(context)]),
  ) as OutputOf<'providers'>['providers'];
  return { providers: all, ...(context.demo ? { demo: true as const } : {}) };
}

function ended(): never {
  throw new ApiError('gone');
}

/** Routes that need nothing of the request: no context is made for them, which would cost a part of their speed. */
type PlainName = 'health' | 'openapi';

/** The work of plain routes. */
export const plainHandlers: { [N in PlainName]: (server: Pick<Context, 'version' | 'demo'>) => OutputOf<N> } =
  {
    health: ({ version, demo }) => ({ ok: true, version, ...(demo ? { demo: true as const } : {}) }),
    openapi: ({ version }) => openApiText(version),
  };

/** Whether a route is a plain one. */
export function isPlain(name: RouteName): name is PlainName {
  return Object.hasOwn(plainHandlers, name);
}

/** The work of every other route of the contract. */
export const handlers: { [N in Exclude<RouteName, PlainName>]: Handler<N> } = {
  aliToken: grantAliyun,
  aliCode: grantAliyun,
  aliRefresh: grantAliyun,
  aliRenew: (context, { refresh_ui, driver_txt }) => {
    if (!driver_txt.startsWith('alicloud_')) {
      throw new ApiError('invalid_request', { description: 'driver_txt: this address renews Aliyun only.' });
    }
    return aliyun.renew(context, { refresh_token: refresh_ui });
  },
  aliQr: startAliQr,
  aliQrStatus: (context, { sid }) => askAliQr(context, sid),
  aliLimit: ({ config }) => config.aliLimit,
  onedriveToken: exchangeOneDrive,
  onedriveSite: findSite,
  baiduQuery: baidu.exchange,
  baiduToken: baidu.exchange,
  dropboxToken: dropbox.grant,
  googleToken: google.grant,
  yandexToken: yandex.grant,
  deviceQuery: startDevice,
  deviceCode: startDevice,
  deviceStatus: askDevice,
  deviceToken: finishDevice,
  wopanLogin: loginWopan,
  wopanCaptcha: (context, { uuid }) => fetchCaptcha(context, uuid, sizes.captcha),
  wopanVerify: verifyWopan,
  pan123Token: exchange123,
  renew: async (context, { provider, ...input }) => {
    const tokens = await providers[provider].renew(context, input);
    return { ...tokens, rotated: (tokens.refresh_token ?? input.refresh_token) !== input.refresh_token };
  },
  providers: describeAll,
  proxy: (context, _, request) => passOn(context, request.url),
  qr: (_, { text, size }) => drawQr(text, size),
  aliOldQr: ended,
  aliOldCheck: ended,
  ocr: () => {
    throw new ApiError('not_available', { description: 'This server does not read captchas.' });
  },
};
