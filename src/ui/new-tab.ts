/** Attributes of a link, by its target: one that leaves the site opens a tab of its own. (HOME-03, RTE-11) */
export function newTab(link: string, ...relations: string[]) {
  const leaves = /^https?:/.test(link);
  const rel = [...relations, ...(leaves ? ['noopener', 'noreferrer'] : [])].join(' ') || undefined;
  return { rel, target: leaves ? '_blank' : undefined };
}
