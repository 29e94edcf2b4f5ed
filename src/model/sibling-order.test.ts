import { describe, expect, it } from 'vitest';
import { compareOrder, type Sortable, siblingOrder } from './sibling-order.ts';

function page(name: string, order?: number, more: Partial<Sortable> = {}): Sortable {
  return { name, text: name, order, isIndex: name === 'index', isFolder: false, ...more };
}

describe('sibling order', () => {
  it('puts the index first, then positive orders, then titles [SIDE-02]', () => {
    const sorted = [page('b'), page('a'), page('z', 1), page('index')].sort(siblingOrder('en'));
    expect(sorted.map(({ name }) => name)).toEqual(['index', 'z', 'a', 'b']);
  });

  it('puts negative orders last and counts 0 as not positive [SIDE-03]', () => {
    const sorted = [page('two', 2), page('none'), page('minus2', -2), page('one', 1), page('minus1', -1)];
    expect(sorted.sort(siblingOrder('en')).map(({ name }) => name)).toEqual([
      'one',
      'two',
      'none',
      'minus2',
      'minus1',
    ]);
    expect(compareOrder(0, undefined)).toBeGreaterThan(0);
  });

  it('compares numbers in titles as numbers and puts a file before a folder of its name [SIDE-02]', () => {
    const sorted = [page('a', undefined, { isFolder: true }), page('v10'), page('a'), page('v9')];
    expect(sorted.sort(siblingOrder('en')).map(({ name, isFolder }) => name + (isFolder ? '/' : ''))).toEqual(
      ['a', 'a/', 'v9', 'v10'],
    );
  });

  it('sorts Chinese titles by pinyin whatever the machine says [SIDE-12]', () => {
    const sorted = ['其他', '为什么', '如何'].map((text) => page('x', 1, { text })).sort(siblingOrder('zh'));
    expect(sorted.map(({ text }) => text)).toEqual(['其他', '如何', '为什么']);
  });
});
