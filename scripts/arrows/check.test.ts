import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkArrows } from './check.ts';
import { astroModule } from './shadow.ts';

const fixture = 'tests/fixtures/arrows';

describe('the arrow check', () => {
  it('finds every import against the arrow, those of .astro files too, and no other', async () => {
    const { modules, astroModules, violations } = await checkArrows(fixture);
    expect([modules, astroModules]).toEqual([6, 1]);
    expect(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).sort()).toEqual([
      'enhance-is-plain: src/enhance/copy.ts → src/ui/Button.tsx',
      'layouts-are-placed-by-pages: src/layouts/Shell.astro → scripts/script.ts',
      'model-is-pure: src/model/wrong.ts → src/layouts/Shell.astro',
      'pages-are-the-end: src/layouts/Shell.astro → scripts/script.ts',
    ]);
  });

  it('fails when it sees too few modules to have read the project', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/arrows.ts', '--root', fixture], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('6 modules (1 of them .astro), 4 imports against the arrow');
    expect(stderr).toContain('so the check has not read the whole project');
  });
});

describe('astroModule', () => {
  it('joins front matter, scripts and the files that scripts name', () => {
    const source = `---\nimport a from './a.ts';\n---\n<p>---</p>\n<script src="./b.ts"></script><script>import './c.ts';</script>`;
    expect(astroModule(source).split('\n')).toEqual([
      `import a from './a.ts';`,
      `import './b.ts';`,
      `import './c.ts';`,
    ]);
  });

  it('is empty for a file without code', () => {
    expect(astroModule('<p>text</p>').trim()).toBe('');
  });
});
