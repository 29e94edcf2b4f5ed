import { describe, expect, it } from 'vitest';
import { hostedSearch } from './search.ts';

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
