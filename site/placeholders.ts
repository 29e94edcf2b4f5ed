import type { Bilingual } from '../src/model/language.ts';

/** What a reader has to put in place of `<name>` in a command or file. */
export interface Placeholder {
  meaning: Bilingual;
  /** A value that makes every command it stands in correct; tests run the commands' linters with it. */
  example: string;
}

/** Every placeholder that commands and files on the pages may use, by its name without the angle brackets. */
export const placeholders = {
  'access-key': {
    meaning: { en: 'S3 access key id', zh: 'S3 访问密钥 ID' },
    example: 'AKEXAMPLE',
  },
  'access-token': {
    meaning: { en: 'an access token', zh: '访问令牌' },
    example: 'long-random-text',
  },
  account: {
    meaning: {
      en: 'user name at the service or server that you mount',
      zh: '要挂载的服务或服务器上的用户名',
    },
    example: 'anna',
  },
  'account-id': {
    meaning: { en: 'id of your account at the service', zh: '你在该服务的账号 ID' },
    example: '0123456789abcdef',
  },
  'account-password': {
    meaning: { en: 'password of that account', zh: '该账号的密码' },
    example: 'correct-horse-battery',
  },
  address: {
    meaning: { en: 'address of the server, with https://', zh: '服务器地址，带 https://' },
    example: 'https://dav.example.com',
  },
  authorization: {
    meaning: { en: 'value of the request header Authorization', zh: '请求头 Authorization 的值' },
    example: 'Basic-value-from-the-browser',
  },
  'backup-dir': {
    meaning: {
      en: 'folder for the backups, outside the data folder',
      zh: '存放备份的文件夹，不要放在数据文件夹里',
    },
    example: '/var/backups/alist',
  },
  bucket: {
    meaning: { en: 'name of the bucket', zh: '存储桶的名字' },
    example: 'my-bucket',
  },
  cid: {
    meaning: { en: 'value CID of the cookie', zh: 'Cookie 里的 CID 值' },
    example: '0123456789abcdef',
  },
  'client-id': {
    meaning: { en: 'client id of your application', zh: '你的应用的客户端 ID' },
    example: '0123456789abcdef',
  },
  'client-secret': {
    meaning: { en: 'client secret of your application', zh: '你的应用的客户端密钥' },
    example: 'long-random-text',
  },
  code: {
    meaning: { en: 'code from the address of the page after log-in', zh: '登录后页面地址里的授权码' },
    example: '0123456789abcdef',
  },
  cookie: {
    meaning: { en: 'the whole request header Cookie', zh: '整个请求头 Cookie' },
    example: 'name=value',
  },
  data: {
    meaning: { en: 'folder on the host for AList’s data', zh: '宿主机上存放 AList 数据的文件夹' },
    example: '/etc/alist',
  },
  'data-dir': {
    meaning: { en: 'AList’s data folder, with its full path', zh: 'AList 数据文件夹的完整路径' },
    example: '/opt/alist/data',
  },
  'device-key': {
    meaning: { en: 'key of the device, as a log-in answers it', zh: '设备的键，登录时返回' },
    example: '6f1ed002ab5595859014ebf0951522d9',
  },
  domain: {
    meaning: { en: 'host name that points to your server', zh: '指向你服务器的域名' },
    example: 'files.example.com',
  },
  email: {
    meaning: { en: 'your e-mail address, for the certificate authority', zh: '你的邮箱，证书颁发机构会用到' },
    example: 'anna@example.com',
  },
  file: {
    meaning: { en: 'name of a file', zh: '文件名' },
    example: 'app.ipa',
  },
  fingerprint: {
    meaning: { en: 'fingerprint of an SSH key', zh: 'SSH 密钥的指纹' },
    example: 'SHA256:AbCd',
  },
  folder: {
    meaning: { en: 'path of a folder', zh: '文件夹的路径' },
    example: '/srv/media',
  },
  gid: {
    meaning: { en: 'number of the group that owns the data', zh: '数据所属用户组的编号' },
    example: '1000',
  },
  host: {
    meaning: { en: 'name or address of the machine AList runs on', zh: '运行 AList 的机器的名字或地址' },
    example: '192.168.1.10',
  },
  id: {
    meaning: { en: 'id of a folder, from the address of its page', zh: '文件夹的 ID，取自网页地址' },
    example: '0123456789abcdef',
  },
  'install-dir': {
    meaning: {
      en: 'folder AList is installed to, absolute and not used by anything else',
      zh: '安装 AList 的文件夹，绝对路径，不作他用',
    },
    example: '/opt/alist',
  },
  instance: {
    meaning: { en: 'host name of the Misskey instance', zh: 'Misskey 实例的域名' },
    example: 'misskey.io',
  },
  key: {
    meaning: { en: 'key that the service gave you', zh: '服务商给你的密钥' },
    example: 'long-random-text',
  },
  'key-id': {
    meaning: { en: 'id of the GPG key', zh: 'GPG 密钥的 ID' },
    example: '0123456789ABCDEF',
  },
  kid: {
    meaning: { en: 'value KID of the cookie', zh: 'Cookie 里的 KID 值' },
    example: '0123456789abcdef',
  },
  mail: {
    meaning: { en: 'e-mail address of the account', zh: '账号的邮箱' },
    example: 'anna@example.com',
  },
  md5: {
    meaning: { en: 'MD5 of the file, 32 hexadecimal characters', zh: '文件的 MD5，32 个十六进制字符' },
    example: 'd41d8cd98f00b204e9800998ecf8427e',
  },
  'mount-path': {
    meaning: { en: 'path of the storage in AList', zh: '存储在 AList 里的路径' },
    example: '/films',
  },
  'obscured-password': {
    meaning: { en: 'the password as rclone obscure prints it', zh: 'rclone obscure 输出的密码' },
    example: 'long-random-text',
  },
  'obscured-salt': {
    meaning: { en: 'the salt as rclone obscure prints it', zh: 'rclone obscure 输出的盐' },
    example: 'long-random-text',
  },
  owner: {
    meaning: { en: 'owner of the repository', zh: '仓库的所有者' },
    example: 'octocat',
  },
  password: {
    meaning: {
      en: 'a password of your choice, in quotes where it holds special characters',
      zh: '你自定的密码，含特殊字符时加引号',
    },
    example: 'correct-horse-battery',
  },
  path: {
    meaning: {
      en: 'a path in AList, or below the address of the site',
      zh: 'AList 里的路径，或站点地址下的子路径',
    },
    example: 'films',
  },
  phone: {
    meaning: { en: 'telephone number of the account', zh: '账号的手机号' },
    example: '13800000000',
  },
  port: {
    meaning: { en: 'port AList listens on', zh: 'AList 监听的端口' },
    example: '5244',
  },
  'qr-uid': {
    meaning: { en: 'value uid of the QR code', zh: '二维码的 uid 值' },
    example: '0123456789abcdef',
  },
  'receive-code': {
    meaning: { en: 'code that opens the share', zh: '分享的提取码' },
    example: 'ab12',
  },
  'refresh-token': {
    meaning: { en: 'a refresh token', zh: '刷新令牌' },
    example: 'long-random-text',
  },
  region: {
    meaning: { en: 'region of the bucket, as the service writes it', zh: '存储桶所在地域，按服务商的写法' },
    example: 'eu-central-1',
  },
  repo: {
    meaning: { en: 'name of the repository', zh: '仓库的名字' },
    example: 'hello-world',
  },
  repository: {
    meaning: { en: 'name of the repository', zh: '仓库名' },
    example: 'alist',
  },
  salt: {
    meaning: { en: 'second password of your choice', zh: '你自定的第二个密码' },
    example: 'battery-staple',
  },
  secret: {
    meaning: { en: 'a secret that you or the service chose', zh: '你或服务商设定的密钥' },
    example: 'long-random-text',
  },
  'secret-key': {
    meaning: { en: 'S3 secret access key', zh: 'S3 秘密访问密钥' },
    example: 'long-random-text',
  },
  seid: {
    meaning: { en: 'value SEID of the cookie', zh: 'Cookie 里的 SEID 值' },
    example: '0123456789abcdef',
  },
  server: {
    meaning: { en: 'name or address of the server at the other end', zh: '对方服务器的名字或地址' },
    example: 'server.example.com',
  },
  'session-id': {
    meaning: { en: 'number of a session', zh: '会话的编号' },
    example: '1',
  },
  'share-code': {
    meaning: { en: 'code of the share, from its link', zh: '分享码，取自链接' },
    example: 'sw0123456',
  },
  'share-id': {
    meaning: { en: 'id of the share, from its link', zh: '分享 ID，取自链接' },
    example: '0123456789',
  },
  sign: {
    meaning: { en: 'signature of a link, as AList answers it', zh: '链接的签名，由 AList 返回' },
    example: 'AbCd:0',
  },
  'sub-path': {
    meaning: {
      en: 'path below which AList is reached, without slashes at its ends',
      zh: '访问 AList 的子路径，首尾不带斜杠',
    },
    example: 'alist',
  },
  'tenant-id': {
    meaning: { en: 'directory (tenant) id of the organization', zh: '组织的目录（租户）ID' },
    example: '00000000-0000-0000-0000-000000000000',
  },
  token: {
    meaning: { en: 'a log-in token, or the token of the site', zh: '登录得到的令牌，或站点令牌' },
    example: 'alist-0123456789',
  },
  uid: {
    meaning: { en: 'number of the user that owns the data', zh: '数据所属用户的编号' },
    example: '1000',
  },
  user: {
    meaning: { en: 'name of an AList account', zh: 'AList 账号的用户名' },
    example: 'anna',
  },
  'user-id': {
    meaning: { en: 'number of your account at the service', zh: '你在该服务的账号编号' },
    example: '100000001',
  },
  version: {
    meaning: { en: 'release to install, with its v', zh: '要安装的版本号，带开头的 v' },
    example: 'v3.63.0',
  },
} as const satisfies Record<string, Placeholder>;
