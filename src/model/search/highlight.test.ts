import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

function marked(text: string, query: string): string {
  return highlight(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

describe('highlight', () => {
  it('marks a query whole, whatever joins its words', () => {
    expect(marked('Get the refresh token', 'refresh_token')).toBe('Get the [refresh token]');
    expect(marked('refresh_token', 'Refresh token')).toBe('[refresh_token]');
  });

  it('marks single words where they do not stand together', () => {
    expect(marked('Compose file for Docker', 'docker compose')).toBe('[Compose] file for [Docker]');
    expect(marked('忘记管理员密码怎么办', '管理员密码')).toBe('忘记[管理员密码]怎么办');
  });

  it('takes signs of a query as text', () => {
    expect(marked('a (b) c', '(b')).toBe('a [(b]) c');
    expect(marked('x+*y', '+*')).toBe('x[+*]y');
  });

  it('loses nothing of the text', () => {
    expect(
      highlight('<b>Docker</b>', 'docker')
        .map((part) => part.text)
        .join(''),
    ).toBe('<b>Docker</b>');
  });
});
