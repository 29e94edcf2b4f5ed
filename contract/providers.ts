/** The services the server exchanges tokens with, named like the folders under /tool/. */
export const providerNames = [
  'onedrive',
  'google',
  'dropbox',
  'aliyundrive',
  'baidu',
  'yandex',
  '115',
  '123pan',
  'wopan',
] as const;

/** A service by its name under /tool/. */
export type ProviderName = (typeof providerNames)[number];

/** Microsoft clouds that can be logged in to; `de` was closed in 2021 and is answered with `zone_closed`. */
export const zones = ['global', 'cn', 'us'] as const;

/** A Microsoft cloud. */
export type Zone = (typeof zones)[number];

/** Host suffix a SharePoint site has in each cloud. */
export const sharepointHosts: Record<Zone, string> = {
  global: '.sharepoint.com',
  cn: '.sharepoint.cn',
  us: '.sharepoint.us',
};
