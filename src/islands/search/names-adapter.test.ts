import { describe, expect, it } from 'vitest';
import type { NamesFile } from '../../model/search/names.ts';
import { namesAdapter } from './names-adapter.ts';

const file: NamesFile = [
  ['/zh/tool/', '工具', ['refresh token', '令牌'], []],
  ['/zh/guide/install/reverse-proxy.html', '反向代理', ['反代', 'nginx'], ['告诉 AList 自己的地址']],
  ['/zh/config/configuration.html', '配置文件', [], [['site_url', 'config-site-url', 'ALIST_SITE_URL']]],
  ...['a', 'b', 'c', 'd', 'e'].map((name): NamesFile[number] => [
    `/zh/guide/drivers/${name}.html`,
    `网盘 ${name}`,
    [],
    [['refresh_token', `${name}-refresh-token`, '刷新令牌'], '存储'],
  ]),
];

async function paths(query: string): Promise<string[]> {
  const adapter = namesAdapter(async () => file);
  const results = await adapter.search(query, { language: 'zh', signal: new AbortController().signal });
  return results.map(({ path }) => path);
}

describe('namesAdapter', () => {
  it('puts the page that readers call so before everything that merely holds the words [SRCH-13]', async () => {
    expect((await paths('refresh token'))[0]).toBe('/zh/tool/');
    expect((await paths('反代'))[0]).toBe('/zh/guide/install/reverse-proxy.html');
  });

  it('finds rows by their key, however its words are joined [SRCH-13]', async () => {
    for (const query of ['site_url', 'site url', 'SITE_URL'])
      expect(await paths(query)).toEqual(['/zh/config/configuration.html#config-site-url']);
  });

  it('finds a Chinese word inside a name, and from its first character on', async () => {
    expect(await paths('代理')).toEqual(['/zh/guide/install/reverse-proxy.html']);
    expect(await paths('反')).toEqual(['/zh/guide/install/reverse-proxy.html']);
  });

  it('forgives a typing mistake where nothing else is found', async () => {
    expect((await paths('ngnix'))[0]).toBe('/zh/guide/install/reverse-proxy.html');
  });

  it('shows three sections of the same name at most', async () => {
    expect((await paths('刷新令牌')).filter((path) => path.includes('#'))).toHaveLength(3);
  });

  it('does not list every section of a page whose title matches', async () => {
    expect(await paths('网盘 b')).toEqual(['/zh/guide/drivers/b.html']);
  });

  it('says by which other name a page was found', async () => {
    const adapter = namesAdapter(async () => file);
    const [first] = await adapter.search('反代', { language: 'zh', signal: new AbortController().signal });
    expect(first).toMatchObject({ title: '反向代理', snippet: '反代' });
  });

  it('loads the names again after a failure [ERR-04]', async () => {
    let tries = 0;
    const adapter = namesAdapter(async () => {
      if (tries++ === 0) throw new Error('offline');
      return file;
    });
    const options = { language: 'zh', signal: new AbortController().signal } as const;
    await expect(adapter.search('反代', options)).rejects.toThrow('offline');
    expect(await adapter.search('反代', options)).not.toEqual([]);
  });
});
