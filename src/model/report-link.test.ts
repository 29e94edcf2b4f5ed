import { expect, it } from 'vitest';
import { site } from '../../site/site.ts';
import { reportLink } from './report-link.ts';

const checked = { version: 'v3.63.0', date: '2026-08-05' };

it('fills a new issue with path, language and checked version', () => {
  const url = new URL(reportLink({ path: '/zh/faq/why.html', language: 'zh' }, checked));
  expect(url.origin + url.pathname).toBe(`${site.docs.repository}/issues/new`);
  expect(url.searchParams.get('title')).toContain('/zh/faq/why.html');
  const body = url.searchParams.get('body') ?? '';
  expect(body).toContain('Page: /zh/faq/why.html\nLanguage: zh\nAList: v3.63.0 (2026-08-05)\n');
});
