import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatProblem } from '../problems.ts';
import { checkLinks } from './check.ts';

/** Ends a build whose pages hold broken links, anchors or images, naming all of them at once. (MD-13, IMG-08) */
export function linkCheck(): AstroIntegration {
  return {
    name: 'link-check',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const problems = checkLinks(fileURLToPath(dir));
        if (problems.length === 0) return;
        const count =
          problems.length === 1 ? '1 broken link or image' : `${problems.length} broken links and images`;
        throw new Error(`${count}:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
      },
    },
  };
}
