import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '../../site/site.ts';
import { assertSettings } from './site-settings.ts';
import { themeColourNames } from './theme-colours.ts';

describe('the settings of the site', () => {
  it('are accepted as they stand, with every variable, and with blank ones', () => {
    expect(() => assertSettings(site, {})).not.toThrow();
    expect(() => assertSettings(site, { SITE_URL: '', SEARCH_APP_ID: '', THEME_COLOURS: '' })).not.toThrow();
    const all = {
      SITE_URL: 'https://docs.example.org',
      THEME_COLOURS: themeColourNames.join(),
      FULL_SCREEN: 'true',
      SIDEBAR_PAGE_ICONS: 'true',
      FOCUS_MODE: 'false',
      PAGE_VIEWS_URL: 'https://count.example.org/views?site=docs',
      SEARCH_APP_ID: 'A',
      SEARCH_API_KEY: 'k',
      SEARCH_INDEX: 'docs',
      HOME: '/root',
    };
    expect(() => assertSettings(site, all)).not.toThrow();
  });

  it('may leave the repository out [PAGE-13]', () => {
    const docs = { ...site.docs, repository: undefined };
    expect(() => assertSettings({ ...site, docs }, {})).not.toThrow();
  });

  it('are wrong where one is unknown or of another kind, with its name and what to do', () => {
    const wrong = { ...site, docs: { ...site.docs, branche: 'main' }, focusDelay: 0, fullscreen: true };
    expect(() => assertSettings(wrong, {})).toThrow('site/site.ts: docs.branche is no setting');
    expect(() => assertSettings(wrong, {})).toThrow('site/site.ts: fullscreen is no setting');
    expect(() => assertSettings(wrong, {})).toThrow('site/site.ts: focusDelay is wrong');
  });

  it.each([
    ['SITE_URL', 'docs.example.org', 'must be an origin'],
    ['SITE_URL', 'https://example.org/docs', 'must be an origin'],
    ['THEME_COLOURS', 'nonsense', 'must name colors of src/styles/theme-colours.css: violet, green'],
    ['FULL_SCREEN', 'yes', 'must be true or false'],
    ['SIDEBAR_PAGE_ICONS', 'all', 'must be true or false'],
    ['FOCUS_MODE', '1', 'must be true or false'],
    ['PAGE_VIEWS_URL', 'count.example.org', 'must be the address of a counter'],
    ['SEARCH_APP_ID', 'A', 'and SEARCH_API_KEY belong together'],
    ['SEARCH_INDEX', 'docs', 'Set both, or none of the three'],
  ])('are wrong where the variable %s is %s', (name, value, message) => {
    expect(() => assertSettings(site, { [name]: value })).toThrow(name);
    expect(() => assertSettings(site, { [name]: value })).toThrow(message);
  });

  it('never repeat the value of a variable, which may be a key [PRIV-06]', () => {
    let message = '';
    try {
      assertSettings(site, { SEARCH_API_KEY: 'very-secret' });
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('SEARCH_API_KEY');
    expect(message).not.toContain('very-secret');
  });

  it('offer the colors that the style sheet has [LOOK-13]', () => {
    const sheet = readFileSync('src/styles/theme-colours.css', 'utf8');
    const classes = [...sheet.matchAll(/\.theme-([a-z]+)/g)].map(([, name]) => name);
    expect([...new Set(classes)]).toEqual([...themeColourNames]);
  });
});
