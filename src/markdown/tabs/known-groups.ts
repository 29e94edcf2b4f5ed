/** Words that name a system, a shell or a package form, by the group whose choice is remembered. (TAB-05) */
const knownGroups: Readonly<Record<string, readonly string[]>> = {
  os: ['windows', 'linux', 'macos', 'freebsd', 'android', 'ios', 'termux', 'openwrt'],
  shell: ['bash', 'sh', 'zsh', 'fish', 'powershell', 'cmd', 'command prompt'],
  package: [
    'docker',
    'docker run',
    'docker cli',
    'docker compose',
    'podman',
    'binary',
    'script',
    'deb',
    'rpm',
    'apk',
    'apt',
    'dnf',
    'pacman',
    'aur',
    'homebrew',
    'scoop',
    'winget',
    'snap',
    'flatpak',
    'npm',
    'pnpm',
    'yarn',
    'bun',
    'tar.gz',
    'zip',
    'exe',
    'msi',
    'dmg',
    'appimage',
  ],
};

/** The names in a title that lists several: `Linux and macOS`, `Linux 和 macOS`, `bash / zsh`. */
export function namesIn(title: string): string[] {
  return title.toLowerCase().split(/\s+(?:and|or)\s+|\s*[和或/,、&+]\s*/);
}

/** The group that all titles belong to, or undefined where one of them names something else. */
export function knownGroup(titles: readonly string[]): string | undefined {
  const names = titles.flatMap(namesIn);
  return Object.keys(knownGroups).find((group) => names.every((name) => knownGroups[group]?.includes(name)));
}
