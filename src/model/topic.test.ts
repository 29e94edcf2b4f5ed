import { describe, expect, it } from 'vitest';
import { topics } from '../../site/topics.ts';
import { topicOf } from './topic.ts';

describe('a category or tag', () => {
  it('has one colour of nine wherever it stands, in both languages [PAGE-09]', () => {
    const hues = Object.keys(topics).map((key) => topicOf(key, 'en').hue);
    expect(Object.keys(topics).map((key) => topicOf(key, 'zh').hue)).toEqual(hues);
    expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 9)).toBe(true);
    expect(new Set(hues).size).toBeGreaterThan(4);
    expect(topicOf('Storage', 'en').hue).toBe(8);
  });

  it('is named in the language of the page [PAGE-10]', () => {
    expect(topicOf('Storage', 'en').name).toBe('Storage');
    expect(topicOf('Storage', 'zh').name).toBe('存储');
  });

  it('stops the build where it has no name, and says where to add it', () => {
    expect(() => topicOf('Storrage', 'zh', true)).toThrow(/"Storrage" has no name in site\/topics\.ts/);
    expect(topicOf('Storrage', 'zh', false).name).toBe('Storrage');
  });
});
