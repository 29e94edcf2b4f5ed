/**
 * The folders and the page of a result as they stand in its address, for a line such as `guide / drivers / OneDrive`;
 * the page is called by its title where one is given.
 */
export function pathParts(path: string, title: string): string[] {
  const folders = path
    .replace(/[?#].*/, '')
    .replace(/^\/zh\//, '/')
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  if (!title) return folders.length > 0 ? folders : ['/'];
  return [...(path.replace(/[?#].*/, '').endsWith('/') ? folders : folders.slice(0, -1)), title];
}
