import { existsSync, readFileSync } from 'node:fs';
import { satteriCollectImagesPlugin, satteriImageMarkerPlugin } from '@astrojs/markdown-satteri';
import type { AstroConfig } from 'astro';
import { leafDirectives } from './directives.ts';
import { pageOfFile } from './page.ts';
import { renderMarkdown } from './render.ts';

type MarkdownProcessor = NonNullable<AstroConfig['markdown']['processor']>;

/** The Markdown engine of every page, in the shape Astro asks for. Problems stop the build through `assertNoProblems`. */
export function markdownProcessor(): MarkdownProcessor {
  return {
    name: 'alist-docs',
    options: {},
    async createRenderer({ image }) {
      return {
        async render(body, { fileURL, frontmatter = {} } = {}) {
          const images = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
          const { html, headings, problems, warnings } = await renderMarkdown(body, pageOfFile(fileURL), {
            firstLine: fileURL && existsSync(fileURL) ? firstLineOf(body, readFileSync(fileURL, 'utf8')) : 1,
            anchors: anchorsOf(frontmatter.anchors),
            leafDirectives,
            mdastPlugins: [satteriCollectImagesPlugin(image)],
            hastPlugins: [satteriImageMarkerPlugin()],
            data: { astro: { frontmatter, headings: [], ...images } },
          });
          for (const warning of warnings) warnOnce(warning);
          const metadata = {
            headings,
            localImagePaths: [...images.localImagePaths],
            remoteImagePaths: [...images.remoteImagePaths],
            frontmatter,
            problems,
          };
          return { code: html, metadata };
        },
      };
    },
  };
}

/** The line of a file on which its body starts: Astro takes the front matter and blank lines off before. */
function firstLineOf(body: string, file: string): number {
  const start = file.lastIndexOf(body);
  return start < 0 ? 1 : file.slice(0, start).split('\n').length;
}

/** The `anchors` of unchecked front matter; the collection's schema says so where they are no map of texts. (RTE-31) */
function anchorsOf(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'));
}

const warned = new Set<string>();

/** Says it once a build, however many pages it is true of. (CODE-01) */
function warnOnce(warning: string): void {
  if (warned.has(warning)) return;
  warned.add(warning);
  process.stderr.write(`warning: ${warning}\n`);
}
