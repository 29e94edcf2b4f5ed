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
import { drawEmoji } from './emoji/emoji.ts';
import { anchorProblems } from './heading-ids/anchors.ts';
import { type CollectedHeading, headingsPlugin } from './heading-ids/headings.ts';
import { drawSizedImages, resolveImages } from './images/images.ts';
import { imagesPlugin } from './images/loading.ts';
import { assemble } from './include/include.ts';
import { drawInlineNotes } from './inline-notes/inline-notes.ts';
import { drawLeafDirectives } from './leaf-directives/leaf-directives.ts';
import { cutBareAddresses, externalLinksPlugin, resolveLinks } from './links/links.ts';
import { drawMarks } from './mark/mark.ts';
import type { MarkdownPage } from './page.ts';
import type { Problem } from './problems.ts';
import { checkRawHtml, withoutScriptsPlugin } from './raw-html/raw-html.ts';
import { strings } from './strings.ts';
import { restoreTildesAndCarets } from './sub-sup/sub-sup.ts';
import { tablesPlugin } from './tables/tables.ts';
import { taskListsPlugin } from './task-lists/task-lists.ts';
import { restoreLiterals } from './text-directives/literal.ts';
import { drawTextDirectives, textDirectiveNames } from './text-directives/text-directives.ts';
import { mergeTexts } from './tree.ts';

/** A rendered body with what the page around it needs. */
export interface RenderedMarkdown {
  html: string;
  headings: CollectedHeading[];
  /** What must not be published, in the order of the lines. */
  problems: Problem[];
  /** What the author should know. */
  warnings: string[];
}

export interface RenderOptions {
  /** Line of the file on which the body starts; 1 by default. */
  firstLine?: number;
  /** Ids that headings once had, and the id of each today: the page's front matter `anchors`. (RTE-31) */
  anchors?: Readonly<Record<string, string>>;
  leafDirectives?: Readonly<Record<string, LeafDirective>>;
  /** Plugins of the host, which run after ours. */
  mdastPlugins?: MdastPluginList;
  hastPlugins?: HastPluginList;
  /** Data those plugins share. */
  data?: Record<string, unknown>;
}

/** Turns the body of a page into HTML. The tree is transformed as plain data, one syntax after the other. */
export async function renderMarkdown(
  body: string,
  page: MarkdownPage,
  {
    firstLine = 1,
    anchors = {},
    leafDirectives = {},
    mdastPlugins = [],
    hastPlugins = [],
    data = {},
  }: RenderOptions = {},
): Promise<RenderedMarkdown> {
  const problems: Problem[] = [];
  const { source, origins } = assemble(body, page.file, firstLine, problems);
  const document = { page, source: softenEmphasis(source), origins, problems, warnings: [] };
  const root = await transform(document, leafDirectives);
  const headings: CollectedHeading[] = [];
  const ours = [
    withoutScriptsPlugin,
    externalLinksPlugin,
    headingsPlugin(page.language, headings, anchors),
    taskListsPlugin,
    tablesPlugin,
    imagesPlugin,
  ];
  const { html } = await markdownToHtml('', {
    features: featuresFor(page),
    mdastPlugins: [
      { name: 'page', before: (empty, context) => context.replaceNode(empty, root) },
      ...mdastPlugins,
    ],
    hastPlugins: [...ours, ...hastPlugins],
    data,
  });
  problems.push(...anchorProblems(anchors, headings, page.file));
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { html, headings, problems, warnings: document.warnings };
}

async function transform(
  document: MarkdownDocument,
  leafDirectives: Readonly<Record<string, LeafDirective>>,
): Promise<Root> {
  const root = markdownToMdast(document.source, { features: featuresFor(document.page) });
  if (root.type !== 'root') throw new Error(`Sätteri returned a ${root.type} instead of a document.`);
  // First what the parser took for something else becomes text again …
  restoreLiterals(root, document.source, textDirectiveNames);
  removeSofteners(root);
  restoreTildesAndCarets(root);
  mergeTexts(root);
  joinLines(root);
  // … then text becomes what the parser does not know …
  cutBareAddresses(root);
  drawSizedImages(root);
  drawEmoji(root);
  drawMarks(root);
  drawInlineNotes(root);
  // … and what was understood is checked and drawn.
  checkRawHtml(root, document);
  resolveLinks(root, document);
  resolveImages(root, document);
  drawAlerts(root, document);
  drawContainers(root, document);
  drawTextDirectives(root, document);
  await drawCode(root, document);
  await drawLeafDirectives(root, document, leafDirectives);
  return root;
}

function featuresFor({ language }: MarkdownPage): Features {
  const label = strings.footnotes[language];
  const backLabel = strings.footnoteBack[language];
  return {
    gfm: { footnotes: { label, backLabel, clobberPrefix: '' } },
    frontmatter: false,
    directive: true,
    superscript: true,
    subscript: true,
    rawHtml: true,
    smartPunctuation: false,
  };
}
