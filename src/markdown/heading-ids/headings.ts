import type { Element, ElementContent } from 'hast';
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import type { Language } from '../../model/language.ts';
import { strings } from '../strings.ts';
import { createSlugger } from './heading-id.ts';

/** A heading of a page as the contents lists it. */
export interface CollectedHeading {
  /** 1 to 6. */
  depth: number;
  slug: string;
  /** The words alone, without badges and icons. (TOC-03) */
  text: string;
}

/**
 * Gives every heading its id, collects it, and makes the words of h2 to h6 a link to it. (RTE-31, TOC-03, TOC-12)
 * @param anchors ids that headings once had, and the id of each today: old links keep leading there
 */
export function headingsPlugin(
  language: Language,
  headings: CollectedHeading[],
  anchors: Readonly<Record<string, string>> = {},
): HastPluginDefinition {
  const slug = createSlugger();
  return defineHastPlugin({
    name: 'headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        if (node.properties.id === 'footnote-label') return;
        const depth = Number(node.tagName.slice(1));
        const words = wordsOf(node).replace(/\s+/g, ' ').trim();
        const given = node.properties.id;
        const id = typeof given === 'string' ? given : slug(words);
        headings.push({ depth, slug: id, text: words });
        const children =
          depth === 1
            ? node.children
            : linked(node.children, id, strings.headingLink[language].replace('{heading}', words));
        context.replaceNode(node, {
          ...node,
          properties: { ...node.properties, id },
          children: [...formerIds(id, anchors), ...children],
        });
      },
    },
  });
}

/** Empty elements with the ids that lead to a heading, too. (RTE-31) */
function formerIds(id: string, anchors: Readonly<Record<string, string>>): ElementContent[] {
  return Object.keys(anchors)
    .filter((old) => anchors[old] === id)
    .map((old) => ({ type: 'element', tagName: 'span', properties: { id: old }, children: [] }));
}

/** The text of a heading, leaving out what is drawn as a badge, an icon or the number of a note. */
function wordsOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && !isMark(child) ? wordsOf(child) : '';
    })
    .join('');
}

function isMark({ tagName, properties }: Element): boolean {
  if (tagName === 'svg' || 'dataFootnoteRef' in properties) return true;
  const classes = properties.className;
  return Array.isArray(classes) && classes.includes('Badge');
}

/** A link inside a link is not HTML: a heading that holds one gets its own link behind the words. */
function linked(children: ElementContent[], id: string, ariaLabel: string): ElementContent[] {
  const properties = { className: ['Heading-link'], href: `#${id}` };
  if (children.some(holdsLink)) {
    const named = { ...properties, ariaLabel };
    return [...children, { type: 'element', tagName: 'a', properties: named, children: [] }];
  }
  return [{ type: 'element', tagName: 'a', properties, children }];
}

function holdsLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(holdsLink));
}
