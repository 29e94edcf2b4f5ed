/** Every host the server or a page is ever sent to. Nothing a client sends chooses one. */
export const upstreams = {
  microsoft: 'https://login.microsoftonline.com',
  microsoftCn: 'https://login.chinacloudapi.cn',
  microsoftUs: 'https://login.microsoftonline.us',
  graph: 'https://graph.microsoft.com',
  graphCn: 'https://microsoftgraph.chinacloudapi.cn',
  graphUs: 'https://graph.microsoft.us',
  googleWeb: 'https://accounts.google.com',
  google: 'https://oauth2.googleapis.com',
  dropboxWeb: 'https://www.dropbox.com',
  dropbox: 'https://api.dropboxapi.com',
  yandex: 'https://oauth.yandex.com',
  baidu: 'https://openapi.baidu.com',
  aliyunWeb: 'https://open.aliyundrive.com',
  aliyun: 'https://openapi.alipan.com',
  pan115: 'https://passportapi.115.com',
  pan115Qr: 'https://qrcodeapi.115.com',
  pan123Web: 'https://yun.123pan.com',
  pan123: 'https://open-api.123pan.com',
  wopan: 'https://panservice.mail.wo.cn',
} as const;

/** A host by its name in the table. */
export type UpstreamName = keyof typeof upstreams;
/** The base address of every host, without a slash at the end. */
export type Upstreams = Readonly<Record<UpstreamName, string>>;
