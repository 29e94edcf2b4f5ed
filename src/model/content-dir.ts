/**
 * The folder that pages are read from, below the project's root. `CONTENT_DIR` names another one: that is how the
 * fixture site of the tests is built from the same source.
 */
export const contentDir = process.env.CONTENT_DIR ?? 'content';

/**
 * True for our own pages: whatever is wrong with one stops the build. The fixture site holds pages that are wrong on
 * purpose, so that their behaviour can be seen. (SITE-19 to SITE-22)
 */
export const strictContent = contentDir === 'content';
