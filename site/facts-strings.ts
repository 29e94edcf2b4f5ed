import type { Bilingual } from '../src/model/language.ts';

/** Texts of the tables and cards made from facts. */
export const factsStrings = {
  // columns
  field: { en: 'Field', zh: '字段' },
  setting: { en: 'Setting', zh: '设置项' },
  key: { en: 'Key and variable', zh: '配置项与环境变量' },
  type: { en: 'Type', zh: '类型' },
  default: { en: 'Default', zh: '默认值' },
  meaning: { en: 'What it does', zh: '作用' },
  permission: { en: 'Permission', zh: '权限' },
  bit: { en: 'Bit', zh: '位' },
  value: { en: 'Value', zh: '数值' },
  command: { en: 'Command', zh: '命令' },
  flag: { en: 'Flag', zh: '参数' },
  variable: { en: 'Variable', zh: '环境变量' },
  driver: { en: 'Driver', zh: '驱动' },

  // marks
  required: { en: 'required', zh: '必填' },
  secret: { en: 'secret', zh: '保密' },
  builtIn: { en: 'built in', zh: '内置' },
  generated: { en: 'made by AList', zh: '由 AList 生成' },
  none: { en: 'none', zh: '无' },
  noVariable: { en: 'no variable', zh: '无环境变量' },
  readonly: { en: 'read-only', zh: '只读' },
  public: { en: 'public', zh: '公开' },
  sinceVersion: { en: 'since {version}', zh: '{version} 起' },
  onlyApi: { en: 'written by the API only', zh: '仅由 API 写入' },
  allCommands: { en: 'every command', zh: '所有命令' },
  showWhole: { en: 'Show', zh: '展开' },

  // types
  string: { en: 'text', zh: '文本' },
  text: { en: 'long text', zh: '多行文本' },
  number: { en: 'number', zh: '数字' },
  int: { en: 'number', zh: '数字' },
  integer: { en: 'whole number', zh: '整数' },
  float: { en: 'decimal', zh: '小数' },
  bool: { en: 'switch', zh: '开关' },
  boolean: { en: 'true or false', zh: '布尔值' },
  select: { en: 'choice', zh: '单选' },
  url: { en: 'origin', zh: '源' },
  originList: { en: 'list of origins', zh: '源的列表' },
  zeroOrOne: { en: '0 or 1', zh: '0 或 1' },
  'array of strings': { en: 'list of texts', zh: '文本列表' },

  // variables of the token server
  serverVariables: { en: 'Server', zh: '服务器' },
  limitVariables: { en: 'Limits', zh: '频率限制' },
  clientVariables: { en: 'Default clients', zh: '默认客户端' },

  // units
  hours: { en: 'hours', zh: '小时' },
  minutes: { en: 'minutes', zh: '分钟' },
  seconds: { en: 'seconds', zh: '秒' },
  days: { en: 'days', zh: '天' },
  px: { en: 'pixels', zh: '像素' },

  // when a shared option is shown
  cached: { en: 'drivers with a cache', zh: '有缓存的驱动' },
  redirectable: { en: 'drivers that can redirect', zh: '可重定向的驱动' },
  served: { en: 'drivers that are always proxied', zh: '始终经代理的驱动' },
  proxy_range: { en: 'drivers with a range option', zh: '支持代理范围选项的驱动' },
  local_sort: { en: 'drivers sorted by AList', zh: '由 AList 排序的驱动' },

  // capabilities
  read: { en: 'List and download', zh: '列出与下载' },
  upload: { en: 'Upload', zh: '上传' },
  mkdir: { en: 'Create folders', zh: '新建文件夹' },
  rename: { en: 'Rename', zh: '重命名' },
  move: { en: 'Move', zh: '移动' },
  copy: { en: 'Copy', zh: '复制' },
  remove: { en: 'Delete', zh: '删除' },
  rapid: { en: 'Rapid upload', zh: '秒传' },
  thumbnails: { en: 'Thumbnails', zh: '缩略图' },
  webdav: { en: 'Writing over WebDAV', zh: 'WebDAV 写入' },
  put_url: { en: 'Upload from a URL', zh: '从网址上传' },
  archive: { en: 'Look into archives', zh: '查看压缩包' },
  reference: { en: 'Share a login by reference', zh: '引用其他存储的登录' },

  // card
  root: { en: 'Root folder', zh: '根文件夹' },
  rootPath: { en: 'by path', zh: '按路径' },
  rootId: { en: 'by id', zh: '按 ID' },
  rootNone: { en: 'fixed', zh: '固定' },
  download: { en: 'Download', zh: '下载' },
  redirect: { en: 'direct link', zh: '直链' },
  proxy: { en: 'through AList only', zh: '仅经 AList 代理' },
  local: { en: 'read by AList itself', zh: '由 AList 读取' },
  'per-storage': { en: 'direct link, or through AList by a field', zh: '直链或经 AList，由字段决定' },
  headers: { en: 'AList sends along', zh: 'AList 会附带请求头' },
  redirected: { en: 'by a redirect', zh: '重定向' },
  throughByDefault: { en: 'through AList by default', zh: '默认经 AList 代理' },
  'blocked-credentials': {
    en: 'turn on the web proxy, as the redirect does not carry the cookie of the account',
    zh: '不带账号凭据，须开启 Web 代理',
  },
  'blocked-agent': {
    en: 'turn on the web proxy for browsers, as the service expects the user agent of an app',
    zh: '服务要求客户端的 User-Agent，浏览器下载须开启 Web 代理',
  },
  'blocked-page': {
    en: 'it leads to a page of the service, so turn on the web proxy to get the file',
    zh: '只到服务的预览页，要得到文件须开启 Web 代理',
  },
  'blocked-localhost': {
    en: 'it leads to the machine AList runs on, so turn on the web proxy for everyone else',
    zh: '指向 AList 所在的机器，其他设备下载须开启 Web 代理',
  },
  sets: { en: 'AList sets {values}', zh: 'AList 会设置 {values}' },
  setsOnce: { en: 'AList sets {values} at the first start', zh: 'AList 首次启动存储时设置 {values}' },
  unless: { en: ', unless {fields} is set', zh: '，已设置 {fields} 时除外' },
  tool: { en: 'Token tool', zh: '令牌工具' },
  toolLink: { en: 'Get a token', zh: '获取令牌' },
  since: { en: 'Since', zh: '自版本' },
  platforms: { en: 'Builds', zh: '适用构建' },
  yes: { en: 'yes', zh: '支持' },
  no: { en: 'no', zh: '不支持' },
  some: { en: 'not everywhere', zh: '部分情形' },
  files: { en: 'files only', zh: '仅文件' },
  partly: { en: 'known blocks only', zh: '仅已知分块' },
  when: { en: 'when', zh: '当' },

  // rapid upload
  checksum: { en: 'Checksum', zh: '校验值' },
  drivers: { en: 'Drivers', zh: '驱动' },
  noChecksum: { en: 'none sent by AList', zh: 'AList 不发送' },

  // index
  filter: { en: 'Find a driver', zh: '查找驱动' },
  filterHint: { en: 'Name, brand or pinyin initials', zh: '名称、品牌或拼音首字母' },
  can: { en: 'It can', zh: '能力' },
  anyRoot: { en: 'Any root folder', zh: '任意根文件夹' },
  region: { en: 'Region', zh: '地区' },
  anyRegion: { en: 'Any region', zh: '任意地区' },
  cn: { en: 'Mainland China', zh: '中国大陆' },
  global: { en: 'Elsewhere', zh: '其他地区' },
  readOnly: { en: 'Read only', zh: '只读' },
  write: { en: 'Write', zh: '写入' },
  direct: { en: 'Direct link', zh: '直链' },
  proxyOnly: { en: 'Proxy only', zh: '仅代理' },
  proxied: { en: 'Through AList by default', zh: '默认须经 AList' },
  byDefault: { en: 'by default', zh: '默认' },
  webProxy: { en: 'web proxy', zh: 'Web 代理' },
  turnOn: { en: 'turn on', zh: '须开启' },
  needsTool: { en: 'Token tool', zh: '令牌工具' },
  reset: { en: 'Show all', zh: '显示全部' },
  count: { en: '{n} of {all} drivers', zh: '{all} 个驱动中的 {n} 个' },
} as const satisfies Record<string, Bilingual>;

export type FactsString = keyof typeof factsStrings;
