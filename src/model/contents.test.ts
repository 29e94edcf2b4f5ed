import { describe, expect, it } from 'vitest';
import { contents, type Heading, headingTree } from './contents.ts';

function headings(...depths: number[]): Heading[] {
  return depths.map((depth, at) => ({ depth, slug: `s${at}`, text: `Heading ${at}` }));
}

function levels(tree: ReturnType<typeof contents>): number[] {
  return tree.flatMap(({ level, children }) => [level, ...levels(children)]);
}

describe('the contents of a page', () => {
  it('shows two levels from the shallowest heading, whatever that is [TOC-01]', () => {
    expect(levels(contents(headingTree(headings(3, 4, 5, 3))))).toEqual([3, 4, 3]);
    expect(levels(contents(headingTree(headings(2, 3, 4))))).toEqual([2, 3]);
  });

  it('shows as many levels as the page asks for [TOC-02]', () => {
    const tree = headingTree(headings(2, 3, 4, 2));
    expect(levels(contents(tree, 1))).toEqual([2, 2]);
    expect(levels(contents(tree, 3))).toEqual([2, 3, 4, 2]);
    expect(contents(tree, 0)).toEqual([]);
  });

  it('collects headings from the second to the sixth level, each below the shallower one before it [TOC-03]', () => {
    const [first, second] = headingTree(headings(1, 2, 6, 4, 2));
    expect(first?.children.map(({ level }) => level)).toEqual([6, 4]);
    expect(second?.children).toEqual([]);
  });
});
