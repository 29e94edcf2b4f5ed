import { describe, expect, it } from 'vitest';
import { closestPaths } from './closest-paths.ts';
import { wordsOfPath } from './not-found.ts';

const paths = [
  '/',
  '/guide/',
  '/guide/install/docker.html',
  '/guide/install/source.html',
  '/faq/why.html',
  '/zh/',
  '/zh/faq/why.html',
];

it('makes words of the last segment of a path, to search for [NF-07]', () => {
  expect(wordsOfPath('/guide/install/dokcer.html')).toBe('dokcer');
  expect(wordsOfPath('/zh/guide/offline-download/')).toBe('offline download');
  expect(wordsOfPath('/')).toBe('');
});

describe('the paths closest to a missing one', () => {
  it('offers the page that was misspelt first [NF-07]', () => {
    expect(closestPaths('/guide/install/dokcer.html', paths)[0]).toBe('/guide/install/docker.html');
  });

  it('stays in the language of the path and offers at most three', () => {
    expect(closestPaths('/zh/faq/wy.html', paths)).toEqual(['/zh/faq/why.html']);
    expect(closestPaths('/guide/install/x.html', paths).length).toBeLessThanOrEqual(3);
  });

  it('offers nothing where nothing is alike', () => {
    expect(closestPaths('/qqqqq/zzzzz', paths)).toEqual([]);
  });
});
