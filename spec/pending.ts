/** Requirements of complete areas whose page or part comes with later work, each with the reason. Nothing else may stand here. */
export const pending: Readonly<Record<string, string>> = {};
