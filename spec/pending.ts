/** Requirements of complete areas whose page or part comes with later work, each with the reason. Nothing else may stand here. */
export const pending: Readonly<Record<string, string>> = {
  'LOOK-06':
    'data-theme is set and kept (LOOK-01, LOOK-07); diagrams, charts and comments that observe it come with their own work.',
};
