import { assetCaching, pageCaching } from '../src/model/cache-times.ts';

/** One request and what a good static host answers. */
export interface HostCase {
  title: string;
  path: string;
  headers?: Record<string, string>;
  method?: string;
  /** Several where hosts may differ in how they refuse. */
  status: number | readonly number[];
  /** Response headers; a RegExp matches, a string is equal, null means absent. */
  expect?: Record<string, string | RegExp | null>;
  /** Text that the body holds. */
  body?: string;
}

/** What every answer says, of pages and of the 404 page alike. */
const guarded = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const page = { 'cache-control': pageCaching, 'content-type': /^text\/html; ?charset=utf-8$/i };

function moves(title: string, path: string, location: string): HostCase {
  return { title, path, status: 301, expect: { location, 'cache-control': pageCaching } };
}

/** What every host of the site is held to: the preview server and deploy/nginx.conf. */
export const hostCases: readonly HostCase[] = [
  { title: 'serves the home page', path: '/', status: 200, expect: page, body: 'page /' },
  { title: 'serves a folder', path: '/zh/guide/?x=1', status: 200, expect: page, body: 'page /zh/guide/' },
  {
    title: 'serves a page',
    path: '/config/site.html',
    status: 200,
    expect: page,
    body: 'page /config/site.html',
  },
  { title: 'serves a page in its own case', path: '/guide/drivers/SMB.html', status: 200, expect: page },
  moves(
    'completes an extensionless path and keeps its query [RTE-04]',
    '/config/site?x=1',
    '/config/site.html?x=1',
  ),
  moves('turns .md into .html [RTE-04]', '/config/site.md', '/config/site.html'),
  moves('turns README.md into the folder [RTE-04]', '/guide/README.md', '/guide/'),
  moves('turns index.html into the folder [RTE-04]', '/zh/index.html', '/zh/'),
  moves('adds the slash of a folder [RTE-06]', '/zh/guide', '/zh/guide/'),
  moves('sends the misspelt SFTP page on [RTE-12]', '/guide/drivers/sfpt.html', '/guide/drivers/sftp.html'),
  moves(
    'sends the path with spaces on [RTE-13, RTE-05]',
    '/guide/drivers/Alist%20V2%20V3.html',
    '/guide/drivers/alist-v2-v3.html',
  ),
  moves('sends an old path without extension on', '/guide/drivers/sfpt', '/guide/drivers/sftp.html'),
  moves('sends an old folder to a part of a page', '/community/', '/guide/#community'),
  moves(
    'sends another case to the listed one [RTE-14]',
    '/guide/drivers/smb.html',
    '/guide/drivers/SMB.html',
  ),
  moves(
    'sends another case without extension to the listed one [RTE-14]',
    '/GUIDE/drivers/Smb',
    '/guide/drivers/SMB.html',
  ),
  {
    title: 'answers an unknown path with the 404 page [RTE-26]',
    path: '/nope',
    status: 404,
    body: '404 not found',
    expect: { 'content-type': /^text\/html/, 'cache-control': 'no-cache', ...guarded },
  },
  {
    title: 'answers an unknown deep path with the 404 page [RTE-26]',
    path: '/a/b/c/d/',
    status: 404,
    body: '404 not found',
  },
  {
    title: 'answers a missing asset with status 404, not kept',
    path: '/assets/gone.js',
    status: 404,
    expect: { 'cache-control': 'no-cache' },
  },
  { title: 'serves the 404 page as a file [RTE-26]', path: '/404.html', status: 200, body: '404 not found' },
  {
    title: 'lets hashed files be kept for ever',
    path: '/assets/main.abc123.js',
    status: 200,
    expect: { 'cache-control': assetCaching, 'content-type': /javascript/ },
  },
  {
    title: 'names the type of a style sheet',
    path: '/assets/main.abc123.css',
    status: 200,
    expect: { 'content-type': /^text\/css/ },
  },
  {
    title: 'names the encoding of a text',
    path: '/llms.txt',
    status: 200,
    expect: { 'content-type': /^text\/plain; ?charset=utf-8$/i },
    body: '中文',
  },
  {
    title: 'sends the precompressed file to those who take it',
    path: '/assets/main.abc123.js',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    expect: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  },
  {
    title: 'precompresses folders too',
    path: '/guide/',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    expect: { 'content-encoding': 'gzip' },
    body: 'page /guide/',
  },
  {
    title: 'sends the plain file to the others',
    path: '/guide/',
    headers: { 'accept-encoding': 'identity' },
    status: 200,
    expect: { 'content-encoding': null },
  },
  { title: 'does not serve the precompressed files themselves', path: '/guide/index.html.gz', status: 404 },
  { title: 'does not serve the rules of other hosts', path: '/_redirects', status: 404 },
  { title: 'does not leave its folder', path: '/assets/../../secret.txt', status: [400, 404] },
  {
    title: 'does not leave its folder by encoded dots',
    path: '/assets/%2e%2e/%2e%2e/secret.txt',
    status: [400, 404],
  },
  {
    title: 'says that types are not to be guessed and how much of an address others learn',
    path: '/',
    status: 200,
    expect: guarded,
  },
  { title: 'answers HEAD without a body', path: '/guide/', method: 'HEAD', status: 200, body: '' },
];
