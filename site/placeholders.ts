import type { Bilingual } from '../src/model/language.ts';

/** What a reader has to put in place of `<name>` in a command or file. */
export interface Placeholder {
  meaning: Bilingual;
  /** A value that makes every command it stands in correct; tests run the commands' linters with it. */
  example: string;
}

/** Every placeholder that commands and files on the pages may use, by its name without the angle brackets. */
export const placeholders = {
  'access-key': explain('AKEXAMPLE', 'S3 access key id', 'S3 访问密钥 ID'),
  'access-token': explain('long-random-text', 'an access token', '访问令牌'),
  account: explain(
    'anna',
    'user name at the service or server that you mount',
    '要挂载的服务或服务器上的用户名',
  ),
  'account-id': explain('0123456789abcdef', 'id of your account at the service', '你在该服务的账号 ID'),
  'account-password': explain('correct-horse-battery', 'password of that account', '该账号的密码'),
  address: explain(
    'https://dav.example.com',
    'address of the server, with https://',
    '服务器地址，带 https://',
  ),
  authorization: explain(
    'Basic-value-from-the-browser',
    'value of the request header Authorization',
    '请求头 Authorization 的值',
  ),
  'backup-dir': explain(
    '/var/backups/alist',
    'folder for the backups, outside the data folder',
    '存放备份的文件夹，不要放在数据文件夹里',
  ),
  bucket: explain('my-bucket', 'name of the bucket', '存储桶的名字'),
  cid: explain('0123456789abcdef', 'value CID of the cookie', 'Cookie 里的 CID 值'),
  'client-id': explain('0123456789abcdef', 'client id of your application', '你的应用的客户端 ID'),
  'client-secret': explain('long-random-text', 'client secret of your application', '你的应用的客户端密钥'),
  code: explain(
    '0123456789abcdef',
    'code from the address of the page after login',
    '登录后页面地址里的授权码',
  ),
  cookie: explain('name=value', 'the whole request header Cookie', '整个请求头 Cookie'),
  data: explain('/etc/alist', 'folder on the host for AList’s data', '宿主机上存放 AList 数据的文件夹'),
  'data-dir': explain(
    '/opt/alist/data',
    'AList’s data folder, with its full path',
    'AList 数据文件夹的完整路径',
  ),
  'device-key': explain(
    '6f1ed002ab5595859014ebf0951522d9',
    'key of the device, as a login answers it',
    '设备的键，登录时返回',
  ),
  domain: explain('files.example.com', 'host name that points to your server', '指向你服务器的域名'),
  email: explain(
    'anna@example.com',
    'your e-mail address, for the certificate authority',
    '你的邮箱，证书颁发机构会用到',
  ),
  file: explain('app.ipa', 'name of a file', '文件名'),
  fingerprint: explain('SHA256:AbCd', 'fingerprint of an SSH key', 'SSH 密钥的指纹'),
  folder: explain('/srv/media', 'path of a folder', '文件夹的路径'),
  gid: explain('1000', 'number of the group that owns the data', '数据所属用户组的编号'),
  host: explain(
    '192.168.1.10',
    'name or address of the machine AList runs on',
    '运行 AList 的机器的名字或地址',
  ),
  id: explain(
    '0123456789abcdef',
    'id of a folder, from the address of its page',
    '文件夹的 ID，取自网页地址',
  ),
  'install-dir': explain(
    '/opt/alist',
    'folder AList is installed to, absolute and not used by anything else',
    '安装 AList 的文件夹，绝对路径，不作他用',
  ),
  instance: explain('misskey.io', 'host name of the Misskey instance', 'Misskey 实例的域名'),
  key: explain('long-random-text', 'key that the service gave you', '服务商给你的密钥'),
  'key-id': explain('0123456789ABCDEF', 'id of the GPG key', 'GPG 密钥的 ID'),
  kid: explain('0123456789abcdef', 'value KID of the cookie', 'Cookie 里的 KID 值'),
  kind: explain('copy', 'kind of task, see the table', '任务种类，见表'),
  mail: explain('anna@example.com', 'e-mail address of the account', '账号的邮箱'),
  md5: explain(
    'd41d8cd98f00b204e9800998ecf8427e',
    'MD5 of the file, 32 hexadecimal characters',
    '文件的 MD5，32 个十六进制字符',
  ),
  'mount-path': explain('/films', 'path of the storage in AList', '存储在 AList 里的路径'),
  'obscured-password': explain(
    'long-random-text',
    'the password as rclone obscure prints it',
    'rclone obscure 输出的密码',
  ),
  'obscured-salt': explain(
    'long-random-text',
    'the salt as rclone obscure prints it',
    'rclone obscure 输出的盐',
  ),
  owner: explain('octocat', 'owner of the repository', '仓库的所有者'),
  password: explain(
    'correct-horse-battery',
    'a password of your choice, in quotes where it holds special characters',
    '你自定的密码，含特殊字符时加引号',
  ),
  path: explain(
    'films',
    'a path in AList, or below the address of the site',
    'AList 里的路径，或站点地址下的子路径',
  ),
  phone: explain('13800000000', 'telephone number of the account', '账号的手机号'),
  port: explain('5244', 'port AList listens on', 'AList 监听的端口'),
  'qr-uid': explain('0123456789abcdef', 'value uid of the QR code', '二维码的 uid 值'),
  'receive-code': explain('ab12', 'code that opens the share', '分享的提取码'),
  'refresh-token': explain('long-random-text', 'a refresh token', '刷新令牌'),
  region: explain(
    'eu-central-1',
    'region of the bucket, as the service writes it',
    '存储桶所在地域，按服务商的写法',
  ),
  repo: explain('hello-world', 'name of the repository', '仓库的名字'),
  repository: explain('alist', 'name of the repository', '仓库名'),
  salt: explain('battery-staple', 'second password of your choice', '你自定的第二个密码'),
  secret: explain('long-random-text', 'a secret that you or the service chose', '你或服务商设定的密钥'),
  'secret-key': explain('long-random-text', 'S3 secret access key', 'S3 秘密访问密钥'),
  seid: explain('0123456789abcdef', 'value SEID of the cookie', 'Cookie 里的 SEID 值'),
  server: explain(
    'server.example.com',
    'name or address of the server at the other end',
    '对方服务器的名字或地址',
  ),
  'session-id': explain('1', 'number of a session', '会话的编号'),
  'share-code': explain('sw0123456', 'code of the share, from its link', '分享码，取自链接'),
  'share-id': explain('0123456789', 'id of the share, from its link', '分享 ID，取自链接'),
  sign: explain('AbCd:0', 'signature of a link, as AList answers it', '链接的签名，由 AList 返回'),
  'sub-path': explain(
    'alist',
    'path below which AList is reached, without slashes at its ends',
    '访问 AList 的子路径，首尾不带斜杠',
  ),
  'ssh-key': explain(
    'AAAAC3NzaC1lZDI1NTE5AAAAIExample',
    'the long middle part of the public key',
    '公钥中间那段长文字',
  ),
  'task-id': explain('tiy8B9oRGIuXqNgS8l3vT', 'id of a task', '任务的编号'),
  'tenant-id': explain(
    '00000000-0000-0000-0000-000000000000',
    'directory (tenant) id of the organization',
    '组织的目录（租户）ID',
  ),
  token: explain('alist-0123456789', 'a login token, or the token of the site', '登录得到的令牌，或站点令牌'),
  uid: explain('1000', 'number of the user that owns the data', '数据所属用户的编号'),
  user: explain('anna', 'name of an AList account', 'AList 账号的用户名'),
  'user-id': explain('100000001', 'number of your account at the service', '你在该服务的账号编号'),
  version: explain('v3.63.0', 'release to install, with its v', '要安装的版本号，带开头的 v'),
} as const satisfies Record<string, Placeholder>;

function explain(example: string, en: string, zh: string): Placeholder {
  return { example, meaning: { en, zh } };
}
