import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Where code lives. */
export const codeFolders = [
  'src',
  'facts',
  'site',
  'contract',
  'api',
  'scripts',
  'deploy',
  'tests',
  'bench',
  'spec',
];

const code = /\.(ts|tsx|mjs|cjs|js|json|css)$/;

/**
 * Copies a project's code to another folder, with a TypeScript module `Page.astro.ts` for each `Page.astro`, so that a
 * tool that knows TypeScript only sees what `.astro` files import.
 */
export function writeShadow(root: string, shadow: string): void {
  for (const name of ['package.json', 'tsconfig.json'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(shadow, name));
  for (const folder of codeFolders.filter((name) => existsSync(join(root, name)))) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (/(^|[/\\])fixtures[/\\]/.test(entry)) continue;
      const source = join(root, folder, entry);
      const target = join(shadow, folder, entry);
      if (entry.endsWith('.astro')) write(`${target}.ts`, astroModule(readFileSync(source, 'utf8')));
      else if (code.test(entry)) write(target, readFileSync(source, 'utf8'));
    }
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(shadow, 'node_modules'), 'junction');
}

/** The script parts of an `.astro` file: its front matter and its `<script>`s, one below the other. */
export function astroModule(source: string): string {
  const frontMatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', body = '']) => {
      const src = /\bsrc=["']([^"']+)["']/.exec(attributes)?.[1];
      return src?.startsWith('.') ? `import '${src}';` : body;
    },
  );
  return [frontMatter, ...scripts].join('\n');
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
