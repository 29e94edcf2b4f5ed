import { expect, it } from 'vitest';
import { reportLink } from './report-link.ts';

const checked = { version: 'v3.63.0', date: '2026-08-05' };

it('fills a new issue with path, language and checked version', () => {
  const page = { path: '/zh/faq/why.html', language: 'zh' } as const;
  const url = new URL(reportLink(page, checked, { repository: 'https://github.com/AlistGo/docs' }) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/AlistGo/docs/issues/new');
  expect(url.searchParams.get('title')).toContain('/zh/faq/why.html');
  const body = url.searchParams.get('body') ?? '';
  expect(body).toContain('Page: /zh/faq/why.html\nLanguage: zh\nAList: v3.63.0 (2026-08-05)\n');
});

it('leads nowhere without a repository [PAGE-13]', () => {
  expect(reportLink({ path: '/', language: 'en' }, checked, { repository: undefined })).toBeNull();
});
