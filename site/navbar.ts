import type { Bilingual } from '../src/model/language.ts';

/** An entry of the navbar; a group heads the entries below it. (NAV-01, NAV-08) */
export interface NavbarEntry {
  text: Bilingual;
  icon?: string;
  /** A path of this site (in English; the Chinese one is its twin) or an address. */
  link?: string;
  children?: NavbarEntry[];
}

/** The navbar from left to right. (NAV-01, NAV-03, NAV-04) */
export const navbar: NavbarEntry[] = [
  { text: { en: 'Guide', zh: '指南' }, icon: 'book-open', link: '/guide/' },
  { text: { en: 'Config', zh: '配置' }, icon: 'settings-2', link: '/config/' },
  { text: { en: 'FAQ', zh: '常见问题' }, icon: 'circle-question-mark', link: '/faq/' },
  { text: { en: 'Pricing', zh: '价格' }, icon: 'tag', link: '/pricing.html' },
  {
    text: { en: 'More', zh: '更多' },
    icon: 'ellipsis',
    children: [
      { text: { en: 'Demo', zh: '演示站' }, link: 'https://alist.pages.dev' },
      { text: { en: 'Docs of version 2', zh: '旧版文档' }, link: 'https://alist-doc.nn.ci' },
      { text: { en: 'AList Desktop', zh: 'AList 桌面版' }, link: 'https://desktop.alistgo.com' },
      {
        text: { en: 'Community', zh: '社区' },
        children: [
          { text: { en: 'Discussions', zh: '讨论区' }, link: 'https://github.com/AlistGo/alist/discussions' },
          { text: { en: 'Issues', zh: '问题反馈' }, link: 'https://github.com/AlistGo/alist/issues' },
        ],
      },
    ],
  },
];
