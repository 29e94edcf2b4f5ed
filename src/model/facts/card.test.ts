import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { cardOf } from './card.ts';
import { indexRows } from './driver-index.ts';

const facts = loadFacts();

function card(name: string, language: 'en' | 'zh' = 'en') {
  const driver = facts.drivers.drivers.find((one) => one.name === name);
  if (!driver) throw new Error(`no driver ${name}`);
  return cardOf(facts, driver, language);
}

describe('the card of a driver', () => {
  it('tells what holds only in some cases and when', () => {
    expect(card('Alias').items.find(({ label }) => label === 'Upload')).toEqual({
      label: 'Upload',
      has: 'some',
      note: 'when `writable=true`',
    });
  });

  it('tells that writing over WebDAV depends on what uploading depends on', () => {
    const webdav = (name: string) => card(name).items.find(({ label }) => label === 'Writing over WebDAV');
    expect(webdav('Alias')).toMatchObject({ has: 'some', note: 'when `writable=true`' });
    expect(webdav('139Yun')).toMatchObject({ has: 'some', note: 'not everywhere' });
    expect(webdav('Onedrive')?.has).toBe('yes');
    expect(webdav('115 Share')?.has).toBe('no');
  });

  it('tells what a driver cannot do', () => {
    const cannot = card('115 Share').items.filter(({ has }) => has === 'no');
    expect(cannot.map(({ label }) => label)).toContain('Upload');
  });

  it('leads to the token tool of the same language', () => {
    expect(card('WoPan', 'zh').details.find(({ href }) => href)?.href).toBe('/zh/tool/');
  });
});

describe('the download of a driver', () => {
  const download = (name: string) => card(name).details.find(({ name }) => name === 'Download')?.text;
  const can = (name: string) => indexRows(facts, 'en').find((row) => row.name === name)?.can ?? [];

  it('counts as direct only where a redirect serves visitors of a new storage', () => {
    const direct = indexRows(facts, 'en').filter((row) => row.can.includes('direct'));
    const names = direct.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Onedrive', 'OnedriveAPP', 'S3', '115 Open', 'Gitee']));
    for (const name of [
      'Quark',
      'Lark',
      '115 Cloud',
      'WuKongNetdisk',
      'ProtonDrive',
      'BaiduNetdisk',
      'BaiduYouth',
    ])
      expect(names).not.toContain(name);
  });

  it('passes through AList by default where its driver turns the proxy on', () => {
    expect(can('Quark')).toContain('proxied');
    expect(can('360AIYunPan')).toContain('proxied');
    expect(can('Quark')).not.toContain('proxyOnly');
    expect(download('Quark')).toMatch(/^through AList by default; AList sets `web_proxy=true`/);
    expect(download('360AIYunPan')).toContain('when `auth_type=cookie`');
  });

  it('says why a redirect does not do', () => {
    expect(download('Lark')).toContain('a page of the service');
    expect(download('115 Cloud')).toMatch(/^by a redirect; turn on the web proxy/);
    expect(download('Onedrive')).toBe('direct link');
  });
});

describe('the driver index', () => {
  it('lists every driver once, sorted as people read numbers', () => {
    const names = indexRows(facts, 'en').map(({ name }) => name);
    expect(new Set(names).size).toBe(facts.drivers.drivers.length);
    expect(names.indexOf('139Yun')).toBeLessThan(names.indexOf('189Cloud'));
    expect(names.indexOf('360AIYunPan')).toBeLessThan(names.indexOf('Alias'));
  });

  it('lets a driver be found by its brand in both languages and by pinyin initials', () => {
    const baidu = indexRows(facts, 'en').find(({ name }) => name === 'BaiduNetdisk');
    expect(baidu?.search).toMatch(/百度/);
    expect(baidu?.search).toContain(facts.meanings.drivers.get('BaiduNetdisk')?.pinyin ?? '?');
  });
});
