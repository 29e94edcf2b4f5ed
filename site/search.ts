import type { Bilingual } from '../src/model/language.ts';
import type { HostedSearch } from '../src/model/search/settings.ts';

/** The hosted search, where its identifier and key are set at build; without them the local index answers. (SRCH-07) */
export function hostedSearch(env: Record<string, string | undefined>): HostedSearch | undefined {
  const { SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX: index } = env;
  return appId && apiKey ? { appId, apiKey, index: index || 'alist' } : undefined;
}

/**
 * What readers type for a page whose title says it otherwise; either language's words find the page in both. Paths are
 * the English ones; brands and pinyin initials of drivers come from the facts.
 */
export const searchAliases: Record<string, Bilingual<string[]>> = {
  '/guide/install/': { en: ['install', 'download', 'setup'], zh: ['下载', '部署', '搭建'] },
  '/guide/install/script.html': { en: ['one-click script', 'linux', 'v3.sh'], zh: ['一键脚本', '一键安装'] },
  '/guide/install/docker.html': {
    en: ['docker compose', 'docker-compose', 'container', 'image'],
    zh: ['容器', '镜像', 'NAS'],
  },
  '/guide/install/first-login.html': {
    en: ['admin password', 'forgot password', 'default password', 'log in'],
    zh: ['管理员密码', '忘记密码', '默认密码', '初始密码', '登录'],
  },
  '/guide/install/reverse-proxy.html': {
    en: ['nginx', 'caddy', 'apache', 'https', 'sub path', 'own domain'],
    zh: ['反代', '子路径', '域名', '宝塔', '证书'],
  },
  '/guide/install/update.html': { en: ['upgrade'], zh: ['更新', '升级'] },
  '/guide/advanced/rapid_upload.html': { en: ['rapid upload', 'instant upload'], zh: ['秒传'] },
  '/guide/advanced/2fa.html': { en: ['2fa', 'totp', 'two-factor'], zh: ['两步验证', '双因素', '动态口令'] },
  '/guide/advanced/sso.html': { en: ['oidc', 'ldap', 'single sign-on'], zh: ['单点登录'] },
  '/guide/advanced/offline-download.html': { en: ['aria2', 'qbittorrent'], zh: ['离线下载', '下载器'] },
  '/guide/advanced/backup.html': { en: ['export', 'restore'], zh: ['备份', '恢复', '导出'] },
  '/guide/advanced/migrate.html': {
    en: ['mysql', 'postgres', 'sqlite', 'move'],
    zh: ['迁移', '数据库', '搬家'],
  },
  '/guide/webdav.html': { en: ['rclone', 'mount', 'finder', 'kodi'], zh: ['挂载到本地', '映射'] },
  '/guide/drivers/': { en: ['storage', 'drivers', 'cloud drive'], zh: ['存储', '网盘', '驱动'] },
  '/tool/': {
    en: ['refresh token', 'access token', 'get a token', 'authorize'],
    zh: ['令牌', '刷新令牌', '授权', '扫码'],
  },
  '/config/configuration.html': {
    en: ['config.json', 'environment variables'],
    zh: ['配置文件', '环境变量'],
  },
  '/faq/error.html': { en: ['errors', 'failed'], zh: ['报错', '错误'] },
};
