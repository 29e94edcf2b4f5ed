import type { Bilingual } from '../src/model/language.ts';

/** What a reader has to put in place of `<name>` in a command or file. */
export interface Placeholder {
  meaning: Bilingual;
  /** A value that makes every command it stands in correct; tests run the commands' linters with it. */
  example: string;
}

/** Every placeholder that commands and files on the pages may use, by its name without the angle brackets. */
export const placeholders = {
  'backup-dir': {
    meaning: {
      en: 'folder for the backups, outside the data folder',
      zh: '存放备份的文件夹，不要放在数据文件夹里',
    },
    example: '/var/backups/alist',
  },
  data: {
    meaning: { en: 'folder on the host for AList’s data', zh: '宿主机上存放 AList 数据的文件夹' },
    example: '/etc/alist',
  },
  'data-dir': {
    meaning: { en: 'AList’s data folder, with its full path', zh: 'AList 数据文件夹的完整路径' },
    example: '/opt/alist/data',
  },
  domain: {
    meaning: { en: 'host name that points to your server', zh: '指向你服务器的域名' },
    example: 'files.example.com',
  },
  email: {
    meaning: { en: 'your e-mail address, for the certificate authority', zh: '你的邮箱，证书颁发机构会用到' },
    example: 'anna@example.com',
  },
  gid: {
    meaning: { en: 'number of the group that owns the data', zh: '数据所属用户组的编号' },
    example: '1000',
  },
  host: {
    meaning: { en: 'name or address of the machine AList runs on', zh: '运行 AList 的机器的名字或地址' },
    example: '192.168.1.10',
  },
  'install-dir': {
    meaning: {
      en: 'folder AList is installed to, absolute and not used by anything else',
      zh: '安装 AList 的文件夹，绝对路径，不作他用',
    },
    example: '/opt/alist',
  },
  password: {
    meaning: {
      en: 'a password of your choice, in quotes where it holds special characters',
      zh: '你自定的密码，含特殊字符时加引号',
    },
    example: 'correct-horse-battery',
  },
  port: {
    meaning: { en: 'port AList listens on', zh: 'AList 监听的端口' },
    example: '5244',
  },
  'sub-path': {
    meaning: {
      en: 'path below which AList is reached, without slashes at its ends',
      zh: '访问 AList 的子路径，首尾不带斜杠',
    },
    example: 'alist',
  },
  uid: {
    meaning: { en: 'number of the user that owns the data', zh: '数据所属用户的编号' },
    example: '1000',
  },
  user: {
    meaning: { en: 'name of an AList account', zh: 'AList 账号的用户名' },
    example: 'anna',
  },
  version: {
    meaning: { en: 'release to install, with its v', zh: '要安装的版本号，带开头的 v' },
    example: 'v3.63.0',
  },
} as const satisfies Record<string, Placeholder>;
