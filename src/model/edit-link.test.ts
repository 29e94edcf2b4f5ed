import { describe, expect, it } from 'vitest';
import { editLink } from './edit-link.ts';
import { forgeOf } from './forge.ts';

const docs = { repository: 'https://github.com/AlistGo/docs', branch: 'main', folder: 'content' };

describe('the link for editing a page', () => {
  it('is made of repository, branch, folder and source path [PAGE-13]', () => {
    expect(editLink('zh/faq/why.md', docs)).toBe(
      'https://github.com/AlistGo/docs/edit/main/content/zh/faq/why.md',
    );
    expect(editLink('zh/faq/why.md', { ...docs, branch: 'next', folder: 'docs/pages' })).toBe(
      'https://github.com/AlistGo/docs/edit/next/docs/pages/zh/faq/why.md',
    );
  });

  it('is none without a repository [PAGE-13]', () => {
    expect(editLink('zh/faq/why.md', { ...docs, repository: undefined })).toBeNull();
  });

  it('names the place where the repository lies, or its host [PAGE-13]', () => {
    expect(forgeOf(docs.repository)).toBe('GitHub');
    expect(forgeOf('https://gitee.com/AlistGo/docs')).toBe('Gitee');
    expect(forgeOf('https://git.example.org/AlistGo/docs')).toBe('git.example.org');
  });
});
