const names: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'gitee.com': 'Gitee',
  'codeberg.org': 'Codeberg',
};

/** The name of the place where a repository lies; its host where that is not a known one. (PAGE-13) */
export function forgeOf(repository: string): string {
  const { host } = new URL(repository);
  return names[host] ?? host;
}

/** The sign of that place; of any repository where the place is not a known one. (NAV-05) */
export function forgeIcon(repository: string): string {
  const name = names[new URL(repository).host];
  return name ? `brand:${name.toLowerCase()}` : 'git-branch';
}
