import { describe, expect, it } from 'vitest';
import { plainName, tokens, wordTokens } from './tokens.ts';

describe('tokens', () => {
  it('takes Chinese apart into neighbours, so that a word inside a sentence is found [SRCH-13]', () => {
    expect(tokens('Nginx 反向代理')).toEqual(['nginx', '反向', '向代', '代理']);
    expect(tokens('用AList挂载')).toEqual(['用', 'alist', '挂载']);
  });

  it('takes code words apart at what joins them [SRCH-13]', () => {
    expect(tokens('site_url')).toEqual(['site', 'url']);
    expect(tokens('POST /api/fs/list')).toEqual(['post', 'api', 'fs', 'list']);
  });

  it('reads full-width letters as plain ones', () => {
    expect(tokens('ＡＰＩ')).toEqual(['api']);
  });
});

describe('wordTokens', () => {
  it('asks for the words of a Chinese query in any order', () => {
    expect(wordTokens('密码管理')).toEqual(['密码', '管理']);
  });
});

describe('plainName', () => {
  it('makes spellings of one name equal', () => {
    expect(plainName('Refresh_Token')).toBe(plainName('refresh token'));
    expect(plainName('docker-compose')).toBe('docker compose');
  });
});
