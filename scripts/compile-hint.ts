import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/**
 * Has Chromium compile the functions of the script of every page beside its load, in another thread, and not each when
 * it is called first: the first click on a link calls most of them, and on a slow phone shows its page a tenth sooner
 * (`npm run bench -- page`). To other browsers it is a comment. (V8: explicit compile hints)
 */
export const compileHint: VitePlugin = {
  name: 'compile-hint',
  generateBundle: {
    // It is to be the first line, above what Vite itself puts there.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.includes('/layouts/Document.astro?'))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};
