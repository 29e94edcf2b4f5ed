import { describe, expect, it } from 'vitest';
import { movedPaths } from '../../site/redirects.ts';
import { resolve, withQueryAndHash } from './redirects.ts';

const pages = new Set([
  '/',
  '/zh/',
  '/guide/',
  '/zh/guide/',
  '/guide/install/',
  '/guide/install/docker.html',
  '/guide/drivers/SMB.html',
  '/guide/drivers/sftp.html',
  '/zh/guide/drivers/sftp.html',
  '/guide/drivers/alist-v2-v3.html',
  '/guide/community.html',
  '/both.html',
  '/both/',
  '/old style.html',
]);

function target(path: string): string {
  const answer = resolve(path, pages, movedPaths);
  if (answer.kind === 'redirect') return `${answer.status} ${answer.to}`;
  return answer.kind === 'page' ? answer.path : 'missing';
}

describe('resolve', () => {
  it('leaves the path of a page as it is [RTE-02]', () => {
    expect(['/', '/zh/guide/', '/guide/install/docker.html'].map(target)).toEqual([
      '/',
      '/zh/guide/',
      '/guide/install/docker.html',
    ]);
  });

  it('says that nothing stands at an unknown path, a broken one or an asset [RTE-02]', () => {
    for (const path of [
      '/a/b/c/d',
      '/nope',
      '/guide/install/docker/',
      '/%E0%A4%A',
      '/assets/x.js',
      '//evil.example/',
      '/constructor',
      '/__proto__',
    ]) {
      expect(target(path), path).toBe('missing');
    }
  });

  it('sends other spellings of a page to its address [RTE-04]', () => {
    for (const path of ['/guide/install/docker', '/guide/install/docker.md', '/guide/install/docker.MD']) {
      expect(target(path), path).toBe('301 /guide/install/docker.html');
    }
  });

  it('sends other spellings of a folder to the folder [RTE-04]', () => {
    for (const path of [
      '/guide/README.md',
      '/guide/readme.MD',
      '/guide/index.html',
      '/guide/index.md',
      '/guide/index',
    ]) {
      expect(target(path), path).toBe('301 /guide/');
    }
    expect(target('/README.md')).toBe('301 /');
    expect(target('/index.html')).toBe('301 /');
  });

  it('finds a page whether its path arrives encoded or decoded [RTE-05]', () => {
    expect(target('/old%20style.html')).toBe('/old style.html');
    expect(target('/old style.html')).toBe('/old style.html');
    expect(target('/old%20style')).toBe('301 /old%20style.html');
  });

  it('sends a folder without its slash to the folder, unless a page has that name [RTE-06]', () => {
    expect(target('/zh/guide')).toBe('301 /zh/guide/');
    expect(target('/guide.html')).toBe('301 /guide/');
    expect(target('/both')).toBe('301 /both.html');
  });

  it('sends the misspelt SFTP page to the right one in both languages [RTE-12]', () => {
    expect(target('/guide/drivers/sfpt.html')).toBe('301 /guide/drivers/sftp.html');
    expect(target('/zh/guide/drivers/sfpt')).toBe('301 /zh/guide/drivers/sftp.html');
  });

  it('sends the AList V2/V3 path with spaces, encoded or not, to the one without [RTE-13, RTE-05]', () => {
    expect(target('/guide/drivers/Alist%20V2%20V3.html')).toBe('301 /guide/drivers/alist-v2-v3.html');
    expect(target('/guide/drivers/alist v2 v3')).toBe('301 /guide/drivers/alist-v2-v3.html');
  });

  it('sends any other case of a path to the listed one [RTE-14]', () => {
    expect(target('/guide/drivers/smb.html')).toBe('301 /guide/drivers/SMB.html');
    expect(target('/GUIDE/Drivers/Smb')).toBe('301 /guide/drivers/SMB.html');
    expect(target('/Community')).toBe('301 /guide/community.html');
  });

  it('names an address that redirects no further', () => {
    for (const path of ['/guide', '/guide/drivers/sfpt', '/Guide/Readme.md', '/community']) {
      const answer = resolve(path, pages, movedPaths);
      expect(answer.kind === 'redirect' && resolve(answer.to, pages, movedPaths).kind, path).toBe('page');
    }
  });
});

describe('withQueryAndHash', () => {
  it('keeps the query and the hash of the old address [RTE-04]', () => {
    expect(withQueryAndHash('/config/site.html', '?x=1', '#title')).toBe('/config/site.html?x=1#title');
  });

  it('prefers the hash of the new address', () => {
    expect(withQueryAndHash('/faq/howto.html#a', '?x=1', '#b')).toBe('/faq/howto.html?x=1#a');
  });
});
