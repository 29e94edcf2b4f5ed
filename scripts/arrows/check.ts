import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { codeFolders, writeShadow } from './shadow.ts';

export interface Violation {
  rule: string;
  comment: string;
  /** Paths below the repository. */
  from: string;
  to: string;
}

/** Checks every import of a project against `.dependency-cruiser.cjs`. (One arrow) */
export async function checkArrows(
  root: string,
): Promise<{ modules: number; astroModules: number; violations: Violation[] }> {
  // Its rules are a CommonJS module, as the tool wants them.
  const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  const shadow = realpathSync(mkdtempSync(join(tmpdir(), 'arrows-')));
  try {
    writeShadow(resolve(root), shadow);
    const folders = codeFolders.filter((name) => existsSync(join(shadow, name)));
    const { options, forbidden } = rules;
    const cruised = await cruise(
      folders,
      { ...options, baseDir: shadow, ruleSet: { forbidden }, validate: true },
      { bustTheCache: true },
      { tsConfig: extractTsConfig(join(process.cwd(), 'tsconfig.json')) },
    );
    // Without an output type the result is the object, not a text.
    return summarise(cruised.output as ICruiseResult, forbidden);
  } finally {
    rmSync(shadow, { recursive: true, force: true });
  }
}

function summarise(result: ICruiseResult, forbidden: readonly { name: string; comment: string }[]) {
  const own = result.modules.filter((module) =>
    codeFolders.some((name) => module.source.startsWith(`${name}/`)),
  );
  const comments = new Map(forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    modules: own.length,
    astroModules: own.filter((module) => module.source.endsWith('.astro.ts')).length,
    violations: result.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      from: from.replace(/\.astro\.ts$/, '.astro'),
      to: to.replace(/\.astro\.ts$/, '.astro'),
    })),
  };
}
