import { describe, expect, it } from 'vitest';
import { isRegistered, storedEntries } from '../../../site/storage.ts';
import { storageRegistry } from './storage-registry.ts';

describe('the table of what the site may keep in a browser', () => {
  it('has a row for each key, in the language of the page [PRIV-04]', async () => {
    for (const language of ['en', 'zh'] as const) {
      const html = await storageRegistry('', {}, { language, path: '/guide/privacy.html', file: '' });
      for (const { key, purpose } of storedEntries) {
        expect(html).toContain(`<code>${key}</code>`);
        expect(html).toContain(purpose[language]);
      }
      expect(html.match(/<tr>/g)).toHaveLength(storedEntries.length + 1);
    }
  });

  it('tells a registered key from another one, by storage', () => {
    expect(isRegistered('api_name', 'local')).toBe(true);
    expect(isRegistered('api_name', 'session')).toBe(false);
    expect(isRegistered('notice:welcome', 'session')).toBe(true);
    expect(isRegistered('_ga', 'local')).toBe(false);
  });
});
