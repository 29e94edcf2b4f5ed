import { expect, test } from 'vitest';
import { assertNoProblems } from './problems.ts';

const problem = { file: 'content/en/a.md', line: 3, message: 'It is wrong.', fix: 'mend it' };

test('stops with every problem of every page: file, line, what happened, what to do', () => {
  const entries = [
    { id: 'en/a', body: 'x', rendered: { metadata: { problems: [problem] } } },
    { id: 'en/b', body: 'x', rendered: { metadata: { problems: [{ ...problem, line: undefined }] } } },
  ];
  expect(() => assertNoProblems(entries)).toThrow(
    '2 problems in the pages:\n\ncontent/en/a.md:3\n    It is wrong.\n    Fix: mend it\n\ncontent/en/a.md\n    It is wrong.\n    Fix: mend it\n',
  );
});

test('stops at a page that could not be rendered at all', () => {
  expect(() => assertNoProblems([{ id: 'en/a', body: 'x' }])).toThrow('content/en/a.md');
});

test('lets pages without problems and without text pass', () => {
  const entries = [
    { id: 'en/a', body: 'x', rendered: { metadata: { problems: [] } } },
    { id: 'en/b', body: '' },
  ];
  expect(() => assertNoProblems(entries)).not.toThrow();
});
