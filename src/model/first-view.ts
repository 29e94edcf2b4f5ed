/**
 * Marks a document that opens at its top: its text below the first view waits with its layout until that has shown.
 * Not where the browser will scroll, to a hash or to where the reader was: that needs the true heights. (RTE-08)
 */
export const firstViewScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.firstView=''";
