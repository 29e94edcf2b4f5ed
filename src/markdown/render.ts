import type { Root } from 'mdast';
import {
  type Features,
  type HastPluginList,
  type MdastPluginList,
  markdownToHtml,
  markdownToMdast,
} from 'satteri';
import { drawAlerts } from './callouts/callouts.ts';
import { removeSofteners, softenEmphasis } from './cjk/emphasis.ts';
import { joinLines } from './cjk/soft-breaks.ts';
import { drawCode } from './code/code.ts';
import { drawContainers } from './containers/containers.ts';
import type { LeafDirective } from './directives.ts';
import type { MarkdownDocument } from './document.ts';
import { type CollectedHeading, headingsPlugin } from './heading-ids/headings.ts';
import { drawLeafDirectives } from './leaf-directives/leaf-directives.ts';
import type { MarkdownPage } from './page.ts';
import type { Problem } from './problems.ts';
import { strings } from './strings.ts';
import { restoreLiterals } from './text-directives/literal.ts';
import { drawTextDirectives, textDirectiveNames } from './text-directives/text-directives.ts';
import { mergeTexts } from './tree.ts';

/** A rendered body with what the page around it needs. */
export interface RenderedMarkdown {
  html: string;
  headings: CollectedHeading[];
  problems: Problem[];
  warnings: string[];
}

interface RenderOptions {
  /** Line of the file on which the body starts; 1 by default. */
  firstLine?: number;
  leafDirectives?: Readonly<Record<string, LeafDirective>>;
  /** Plugins of the host that run around ours. */
  mdastPlugins?: MdastPluginList;
  hastPlugins?: HastPluginList;
  /** Data those plugins share. */
  data?: Record<string, unknown>;
}

/** Turns the body of a page into HTML. The tree is transformed as plain data, one syntax after the other. */
export async function renderMarkdown(
  body: string,
  page: MarkdownPage,
  { firstLine = 1, leafDirectives = {}, mdastPlugins = [], hastPlugins = [], data = {} }: RenderOptions = {},
): Promise<RenderedMarkdown> {
  const source = softenEmphasis(body);
  const origins = source.split('\n').map((_, index) => ({ file: page.file, line: firstLine + index }));
  const document: MarkdownDocument = { page, source, origins, problems: [], warnings: [] };
  const root = await transform(document, leafDirectives);
  const headings: CollectedHeading[] = [];
  const { html } = await markdownToHtml('', {
    features: featuresFor(page),
    mdastPlugins: [
      { name: 'page', before: (empty, context) => context.replaceNode(empty, root) },
      ...mdastPlugins,
    ],
    hastPlugins: [headingsPlugin(page.language, headings), ...hastPlugins],
    data,
  });
  return {
    html,
    headings,
    problems: document.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    warnings: document.warnings,
  };
}

async function transform(
  document: MarkdownDocument,
  leafDirectives: Readonly<Record<string, LeafDirective>>,
): Promise<Root> {
  const root = markdownToMdast(document.source, { features: featuresFor(document.page) });
  if (root.type !== 'root') throw new Error(`Sätteri returned a ${root.type} instead of a document.`);
  restoreLiterals(root, document.source, textDirectiveNames);
  removeSofteners(root);
  mergeTexts(root);
  joinLines(root);
  drawAlerts(root, document);
  drawContainers(root, document);
  drawTextDirectives(root, document);
  await drawCode(root, document);
  await drawLeafDirectives(root, document, leafDirectives);
  return root;
}

function featuresFor({ language }: MarkdownPage): Features {
  return {
    gfm: {
      footnotes: {
        label: strings.footnotes[language],
        backLabel: strings.footnoteBack[language],
        clobberPrefix: '',
      },
    },
    frontmatter: false,
    directive: true,
    superscript: true,
    subscript: true,
    rawHtml: true,
    smartPunctuation: false,
  };
}
