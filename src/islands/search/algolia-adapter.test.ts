import { describe, expect, it } from 'vitest';
import { resultOf, sitePath } from './algolia-adapter.ts';

describe('sitePath', () => {
  it('takes the origin off an address and keeps the rest [SRCH-09]', () => {
    expect(sitePath('https://alist.nn.ci/zh/guide/webdav.html#挂载')).toBe(
      `/zh/guide/webdav.html${encodeURI('#挂载')}`,
    );
    expect(sitePath('/config/')).toBe('/config/');
  });
});

describe('resultOf', () => {
  it('turns a hit into a result of ours [SRCH-14]', () => {
    const hit = {
      url: 'https://alist.nn.ci/guide/install/docker.html#update',
      content: 'docker pull',
      hierarchy: { lvl0: 'Guide', lvl1: 'Install with Docker', lvl2: 'Update', lvl3: null },
    };
    expect(resultOf(hit, 3)).toEqual({
      title: 'Install with Docker',
      section: 'Update',
      snippet: 'docker pull',
      path: '/guide/install/docker.html#update',
      score: 3,
    });
  });
});
