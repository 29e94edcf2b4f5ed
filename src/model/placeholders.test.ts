import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderRows, placeholdersIn } from './placeholders.ts';

const table = {
  port: { meaning: { en: 'port', zh: '端口' }, example: '5244' },
  'data-dir': { meaning: { en: 'data folder', zh: '数据文件夹' }, example: '/opt/alist/data' },
};

describe('placeholders', () => {
  it('lists the rows in the order in which a page names them', () => {
    expect(placeholderRows('data-dir, port', table).map((row) => row.name)).toEqual(['data-dir', 'port']);
  });

  it('refuses a name the table does not hold, naming it', () => {
    expect(() => placeholderRows('port, prot', table)).toThrow('prot');
  });

  it('refuses an empty list', () => {
    expect(() => placeholderRows('', table)).toThrow('at least one');
  });

  it('does not take an inherited property for a placeholder', () => {
    expect(() => placeholderRows('constructor', table)).toThrow('constructor');
    expect(fillPlaceholders('<constructor>', table)).toBe('<constructor>');
  });

  it('finds each placeholder of a command once', () => {
    expect(placeholdersIn('curl <port> <data-dir> <port> <html>', table)).toEqual(['port', 'data-dir']);
  });

  it('fills in the examples and leaves markup alone', () => {
    expect(fillPlaceholders('<key>--data=<data-dir>:<port></key>', table)).toBe(
      '<key>--data=/opt/alist/data:5244</key>',
    );
  });
});
