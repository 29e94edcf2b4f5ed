/**
 * Requirements of complete areas whose page or part comes with later work, each with what is not there yet; what is
 * there has tests that do not name the id. Nothing else may stand here.
 */
export const pending: Readonly<Record<string, string>> = {
  'LOOK-06':
    'charts, diagrams, comments and the widget, which observe data-theme, come later (DIAG, CMT, WID); the attribute itself is proven (LOOK-01, LOOK-07)',
  'PAGE-01':
    'comments, the last part of a page, come later (CMT); the order of all the others is tried on the fixture site',
  'RTE-07':
    'the forms of tool pages come later (TOOL); that an address without its ending works and gets it is proven (RTE-04)',
  'RTE-25':
    'the pages below /tool/ come later (TOOL); the landing page stands, and the index of a folder without one is proven (RTE-29)',
  'SITE-13':
    'comment and commentID act on comments, which come later (CMT); each other field is tried on the fixture site',
  'SITE-18': 'the watermark comes later (WM); the field is accepted in both forms',
};
