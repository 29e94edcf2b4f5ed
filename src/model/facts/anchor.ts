/** The id of a row: the rule of heading ids for the ASCII names that facts have. (RTE-31) */
export function anchor(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^\d/.test(id) ? `_${id}` : id;
}

/** The row of a driver's field: `onedrive-refresh-token`. */
export const fieldAnchor = (driver: string, field: string) => anchor(`${driver} ${field}`);
/** The row of a shared option, by its id. */
export const commonAnchor = (id: string) => anchor(`common ${id}`);
/** The row of a setting. */
export const settingAnchor = (key: string) => anchor(`setting ${key}`);
/** The row of a configuration key. */
export const configAnchor = (path: string) => anchor(`config ${path}`);
/** The row of a permission. */
export const permissionAnchor = (key: string) => anchor(`permission ${key}`);
/** The row of a variable of the token server. */
export const variableAnchor = (name: string) => anchor(`variable ${name}`);
/** The row of a command, with its parents. */
export const commandAnchor = (command: string) => anchor(`command ${command}`);
/** The row of a flag of a command. */
export const flagAnchor = (command: string, name: string) => anchor(`flag ${command} ${name}`);
