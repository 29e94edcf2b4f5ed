import { describe, expect, it } from 'vitest';
import { hostedSearch, searchTexts } from './search.ts';

describe('hostedSearch', () => {
  it('is on only where both the identifier and the key are set, with the index alist [SRCH-07]', () => {
    expect(hostedSearch({})).toBeUndefined();
    expect(hostedSearch({ SEARCH_APP_ID: 'A' })).toBeUndefined();
    expect(hostedSearch({ SEARCH_APP_ID: 'A', SEARCH_API_KEY: '' })).toBeUndefined();
    expect(hostedSearch({ SEARCH_APP_ID: 'A', SEARCH_API_KEY: 'k' })).toEqual({
      appId: 'A',
      apiKey: 'k',
      index: 'alist',
    });
  });
});

describe('searchTexts', () => {
  it('says in Chinese that the search failed, and that nothing was found [SRCH-10, SRCH-11]', () => {
    expect(searchTexts.zh).toMatchObject({
      failed: '无法获取结果',
      failedHint: '你可能需要检查你的网络连接',
      noResults: expect.stringContaining('无法找到相关结果'),
    });
  });
});
