/**
 * The id of a row, by the rule of heading ids: decompose, drop combining marks and control characters, turn runs of
 * spaces, ASCII punctuation and curly quotes into `-`, trim `-`, put `_` before a digit, lower-case. (RTE-31)
 */
export function anchor(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cc}]/gu, '')
    .replace(/[\s!-/:-@[-`{-~“”‘’]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
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
/** The row of a command, with its parents. */
export const commandAnchor = (command: string) => anchor(`command ${command}`);
/** The row of a flag of a command. */
export const flagAnchor = (command: string, name: string) => anchor(`flag ${command} ${name}`);
