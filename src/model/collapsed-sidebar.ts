/** Where the sidebar's state is kept for the session. (SIDE-08, SIDE-18, SIDE-20) */
export const sidebarKey = 'sidebar';

/** The script that folds the sidebar before first paint where it was folded on the page before. (SIDE-18) */
export const collapsedSidebarScript = `try{document.documentElement.toggleAttribute('data-sidebar-collapsed',!!JSON.parse(sessionStorage.getItem('${sidebarKey}')).collapsed)}catch{}`;
