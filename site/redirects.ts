/**
 * Old paths that are no page's own `redirectFrom`, decoded, and where they live now. Both languages are listed:
 * a path without `/zh/` says nothing about its twin. (RTE-12, RTE-13, RTE-30)
 */
export const movedPaths: Readonly<Record<string, string>> = {
  '/guide/drivers/sfpt.html': '/guide/drivers/sftp.html',
  '/zh/guide/drivers/sfpt.html': '/zh/guide/drivers/sftp.html',
  '/guide/drivers/Alist V2 V3.html': '/guide/drivers/alist-v2-v3.html',
  '/zh/guide/drivers/Alist V2 V3.html': '/zh/guide/drivers/alist-v2-v3.html',
  '/guide/install/download.html': '/guide/install/',
  '/zh/guide/install/download.html': '/zh/guide/install/',
  '/community/': '/guide/community.html',
  '/zh/community/': '/zh/guide/community.html',
};
