import type { Bilingual } from '../src/model/language.ts';

/**
 * The names of categories and tags in both languages, by the name that front matter uses. A page that uses another
 * one stops the build. (PAGE-09, PAGE-10)
 */
export const topics: Readonly<Record<string, Bilingual>> = {
  '302': { en: '302 redirect', zh: '302 直链' },
  Admin: { en: 'Administration', zh: '管理' },
  Advanced: { en: 'Advanced', zh: '进阶' },
  API: { en: 'API', zh: 'API' },
  Changelog: { en: 'Changelog', zh: '更新日志' },
  Community: { en: 'Community', zh: '社区' },
  Config: { en: 'Configuration', zh: '配置' },
  Develop: { en: 'Development', zh: '开发' },
  Ecosystem: { en: 'Ecosystem', zh: '生态' },
  'Error code': { en: 'Error codes', zh: '错误码' },
  FAQ: { en: 'FAQ', zh: '常见问题' },
  Guide: { en: 'Guide', zh: '指南' },
  Install: { en: 'Installation', zh: '安装' },
  'Local Proxy': { en: 'Local proxy', zh: '本机代理' },
  Official: { en: 'Official API', zh: '官方接口' },
  Privacy: { en: 'Privacy', zh: '隐私' },
  Proxy: { en: 'Proxy', zh: '代理' },
  Question: { en: 'Question', zh: '问题' },
  Settings: { en: 'Settings', zh: '设置' },
  Sponsor: { en: 'Sponsoring', zh: '赞助' },
  Storage: { en: 'Storage', zh: '存储' },
  WebDAV: { en: 'WebDAV', zh: 'WebDAV' },
};
