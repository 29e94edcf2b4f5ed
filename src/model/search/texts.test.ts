import { describe, expect, it } from 'vitest';
import { searchTexts } from './texts.ts';

describe('searchTexts', () => {
  it('says in Chinese that the search failed, and that nothing was found [SRCH-10, SRCH-11]', () => {
    expect(searchTexts.zh).toMatchObject({
      failed: '无法获取结果',
      failedHint: '你可能需要检查你的网络连接',
      noResults: expect.stringContaining('无法找到相关结果'),
    });
  });
});
