import { expect, it } from 'vitest';
import { placeholderTable } from './placeholders.ts';

const page = { language: 'zh', path: '/zh/', file: 'content/zh/index.md' } as const;

it('draws one row per placeholder in the language of the page', async () => {
  const html = await placeholderTable('port, domain', {}, page);
  expect(html.match(/<tr>/g)).toHaveLength(3);
  expect(html).toContain(
    '<td><code>&lt;port&gt;</code></td><td>AList 监听的端口</td><td><code>5244</code></td>',
  );
});

it('throws for an unknown placeholder, which stops the build', () => {
  expect(() => placeholderTable('nothing', {}, page)).toThrow('nothing');
});
