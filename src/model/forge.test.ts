import { describe, expect, it } from 'vitest';
import { forgeIcon, forgeOf } from './forge.ts';
import { bodyOf } from './sprite.ts';

describe('the forge of a repository', () => {
  it('has the name and the sign of a known host, else its host and a branch [NAV-05]', () => {
    const told = (address: string) => [forgeOf(address), forgeIcon(address)];
    expect(told('https://github.com/a/b')).toEqual(['GitHub', 'brand:github']);
    expect(told('https://gitlab.com/a/b')).toEqual(['GitLab', 'brand:gitlab']);
    expect(told('https://git.example.org/a/b')).toEqual(['git.example.org', 'git-branch']);
    for (const host of ['github.com', 'gitlab.com', 'gitee.com', 'codeberg.org', 'git.example.org'])
      expect(bodyOf(forgeIcon(`https://${host}/a/b`))).toBeDefined();
  });
});
