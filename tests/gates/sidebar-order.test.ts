import { describe, expect, it } from 'vitest';
import { builtPages } from './built-pages.ts';

/** The links of a page's sidebar as it was built, in their order, without folder and `.html`. */
function links(path: string): string[] {
  const page = builtPages().find((one) => one.path === path);
  return (page?.root.querySelectorAll('.Sidebar a') ?? []).map((link) =>
    (link.getAttribute('href') ?? '').replace(path, '').replace(/\.html$/, ''),
  );
}

/** The given names in the order they have in the sidebar; a missing one is missing. */
function inOrder(all: readonly string[], names: readonly string[]): string[] {
  return all.filter((name) => names.includes(name));
}

const install = ['script', 'manual', 'docker', 'desktop', 'paas', 'source', 'reverse-proxy'];
const advanced = [
  'user',
  'rapid_upload',
  'alias',
  '2fa',
  'search',
  'balance',
  'meta',
  'ipa',
  'sso',
  'offline-download',
  's3',
  'ftp',
  'system_arch',
  'backup',
];
const api = ['apifox', 'auth', 'fs', 'public', 'task'];
const admin = ['user', 'meta', 'driver', 'storage', 'setting', 'task'];
const last = ['webdav', 'ecosystem', 'community', 'changelog', 'sponsor'];
const under = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`);

describe('order of the sidebar', () => {
  for (const home of ['', '/zh'] as const) {
    it(`is that of the guide below ${home || '/'}: install, storage, advanced, API, the rest [SIDE-10]`, () => {
      const all = links(`${home}/guide/`);
      const wanted = [
        ...under('install', install),
        ...under('advanced', advanced),
        ...under('api', api),
        ...under('api/admin', admin),
        ...last,
      ];
      expect(inOrder(all, wanted)).toEqual(wanted);
      const groups = all.map((link) => link.split('/')[0]).filter((one) => one && !last.includes(one));
      expect([...new Set(groups)].slice(0, 4)).toEqual(['install', 'drivers', 'advanced', 'api']);
      for (const [folder, names] of [
        ['install/', install],
        ['advanced/', advanced],
        ['api/', api],
        ['api/admin/', admin],
        ['', last],
      ] as const) {
        const level = all.filter(
          (link) => link.startsWith(folder) && !link.slice(folder.length).includes('/'),
        );
        expect(level.slice(0, names.length), `the first of ${folder || 'the guide'}`).toEqual(
          names.map((name) => folder + name),
        );
      }
    });

    it(`is that of the configuration below ${home || '/'} [SIDE-11]`, () => {
      const wanted = ['configuration', 'site', 'style', 'preview', 'global', 'other', 'side'];
      expect(inOrder(links(`${home}/config/`), wanted)).toEqual(wanted);
    });
  }

  it('is that of the questions in each language: by title, with the errors last [SIDE-12]', () => {
    const wanted = ['howto', 'seealso', 'why', 'error'];
    expect(inOrder(links('/faq/'), wanted)).toEqual(wanted);
    // 另见, 为什么, 怎么做 by their Pinyin: lìngjiàn, wèishénme, zěnmezuò.
    expect(inOrder(links('/zh/faq/'), wanted)).toEqual(['seealso', 'why', 'howto', 'error']);
  });
});
