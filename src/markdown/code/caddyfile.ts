import type { LanguageRegistration } from 'shiki';

/** Shiki knows no Caddyfile: addresses and directives at the start of a line, strings, placeholders, comments. */
export const caddyfile: LanguageRegistration = {
  name: 'caddyfile',
  scopeName: 'source.caddyfile',
  repository: {},
  patterns: [
    { match: '(?:^|(?<=\\s))#.*$', name: 'comment.line' },
    { match: '"[^"]*"|`[^`]*`', name: 'string.quoted' },
    { match: '\\{[\\w.$<>:-]+\\}', name: 'constant.other' },
    { match: '^\\S+(?=.*\\{\\s*$)', name: 'entity.name.function' },
    { match: '^\\s+[a-z_]+(?=\\s|$)', name: 'keyword' },
  ],
};
