import { describe, expect, it } from 'vitest';
import { readFacts } from '../../model/facts/read-facts.ts';
import { factsDirectives } from './directives.tsx';

/** What a directive draws on a page of a language. */
function draw(name: string, argument: string, language: 'en' | 'zh' = 'en') {
  const directive = factsDirectives[name];
  if (!directive) throw new Error(`no directive ${name}`);
  return directive(argument, {}, { language, path: '/', file: 'content/en/index.md' });
}

describe('the directives that place facts', () => {
  it('draw in the language of the page', () => {
    expect(draw('driver-fields', 'Onedrive')).toContain('>Refresh token<');
    expect(draw('driver-fields', 'Onedrive', 'zh')).toContain('>刷新令牌<');
  });

  it('give every row of a table an id and a link to it', () => {
    const html = String(draw('config-keys', 'scheme'));
    const ids = [...html.matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('config-scheme-http-port');
    expect(ids.filter((id) => !html.includes(`href="#${id}"`))).toEqual([]);
  });

  it('say "built in" where AList carries a client of its own, and never its value', () => {
    const html = String(draw('driver-fields', 'BaiduNetdisk'));
    const row = html.slice(html.indexOf('id="baidunetdisk-client-id"')).split('</tr>')[0];
    expect(row).toContain('>built in<');
  });

  it('name the environment variable of a key, or that there is none', () => {
    expect(draw('config-keys', 'general')).toContain('ALIST_SITE_URL');
    expect(draw('config-keys', 'general')).toContain('no variable');
  });

  it('show all groups, with a title each, when none is named', () => {
    const groups = (argument: string) =>
      String(draw('settings', argument)).split('scope="rowgroup"').length - 1;
    expect(groups('site')).toBe(0);
    expect(groups('')).toBe(13);
  });

  it('name every driver that uploads rapidly, with its switch', () => {
    const html = String(draw('rapid-upload', ''));
    const able = readFacts().drivers.drivers.filter(({ rapidUpload }) => rapidUpload.support !== 'no');
    expect(able.filter(({ name }) => !html.includes(`>${name}</a>`))).toEqual([]);
    expect(html.split('<code>rapid_upload</code>')).toHaveLength(1 + 3);
    expect(html).toMatch(/none sent by AList<\/th><td>.*GuangYaPan/);
  });

  it('refuse a name the facts do not have and offer those they have', () => {
    expect(() => draw('driver-card', 'OneDrive')).toThrow(
      'there is no driver “OneDrive”; write one of Onedrive, OnedriveAPP, Onedrive Sharelink',
    );
    expect(() => draw('settings', 'sites')).toThrow(
      'there is no group of settings “sites”; write one of single',
    );
    expect(() => draw('config-keys', 'http')).toThrow('there is no section of the configuration “http”');
  });
});
