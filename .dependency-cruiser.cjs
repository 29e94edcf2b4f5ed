// Who may import whom (ARCHITECTURE.md, "One arrow"). scripts/arrows.ts runs these rules; it also reads `.astro` files.
// Paths are those of the repository; `Page.astro` is seen as `Page.astro.ts`.

// Modules that a tool provides, and packages that are types only.
const virtual = '^(astro:|virtual:|(mdast|hast|unist)$)';
const test = '\\.test\\.tsx?$';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const typesOnly = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      'data-stands-alone',
      'facts/ and site/ are read by everything, so they read nothing but types of src/model.',
      { path: '^(facts|site)/', pathNot: test },
      { path: '^(src|api|contract|scripts|deploy|tests|bench)/', pathNot: '^src/model/', ...typesOnly },
    ),
    never(
      'data-knows-no-model',
      'facts/ and site/ may use types of src/model, not its code.',
      { path: '^(facts|site)/', pathNot: test },
      { path: '^src/model/', ...typesOnly },
    ),
    never(
      'model-is-pure',
      'src/model turns entries into pages; it knows nothing of how they are drawn.',
      { path: '^src/model/', pathNot: test },
      { path: '^(src/(?!model/)|api/|contract/|scripts/|deploy/|tests/|bench/)' },
    ),
    never(
      'markdown-draws-only',
      'src/markdown uses facts, site, model and ui; pages and layouts use it, never the other way round.',
      { path: '^src/markdown/', pathNot: test },
      { path: '^(src/(pages|layouts|islands|enhance)/|api/|contract/|scripts/|deploy/|tests/|bench/)' },
    ),
    never(
      'ui-gets-props',
      'src/ui turns props into markup: it uses other ui, pure functions of the model, texts and settings of site.',
      { path: '^src/ui/', pathNot: test },
      { path: '^(src/(?!ui/|model/)|api/|contract/|scripts/|deploy/|tests/|bench/)' },
    ),
    never(
      'ui-gets-facts-as-props',
      'What src/ui shows of facts comes as props; only their types are imported.',
      { path: '^src/ui/', pathNot: test },
      { path: '^facts/', ...typesOnly },
    ),
    never(
      'islands-get-props',
      'An island wakes in the browser: it uses ui, the pure model and the guarded storage; facts and texts come as props.',
      { path: '^src/islands/', pathNot: test },
      {
        path: '^(src/(pages|layouts|markdown|enhance)/|api/|scripts/|deploy/|tests/|bench/)',
        pathNot: '^src/enhance/storage[.]ts$',
      },
    ),
    never(
      'islands-carry-no-data',
      'Facts and site settings would travel whole to the browser; pass what is needed as props.',
      { path: '^src/(islands|enhance)/', pathNot: test },
      { path: '^(facts|site)/', ...typesOnly },
    ),
    never(
      'only-tools-know-the-wire',
      'contract/ is what tool pages and the API agree on.',
      { path: '^src/(?!islands/tools/|pages/)', pathNot: test },
      { path: '^contract/', ...typesOnly },
    ),
    never(
      'enhance-is-plain',
      'src/enhance is plain script on static HTML: no React, no components.',
      { path: '^src/enhance/', pathNot: test },
      { path: '^(src/(?!enhance/|model/)|api/|contract/|scripts/|deploy/|tests/|bench/|node_modules/react)' },
    ),
    never(
      'layouts-are-placed-by-pages',
      'Only src/pages places layouts.',
      { path: '^src/layouts/', pathNot: test },
      { path: '^(src/pages/|api/|scripts/|deploy/|tests/|bench/)' },
    ),
    never(
      'pages-are-the-end',
      'Nothing in src imports a page, nor scripts, tests or measurements.',
      { path: '^src/', pathNot: test },
      { path: '^(src/pages/|scripts/|deploy/|tests/|bench/)', pathNot: '^src/pages/.*\\.(css)$' },
    ),
    never(
      'contract-stands-alone',
      'contract/ is what crosses the wire; both ends read it.',
      { path: '^contract/' },
      { path: '^(src|api|site|facts|scripts|deploy|tests|bench)/' },
    ),
    never(
      'api-knows-the-contract-only',
      'The token API is deployed alone.',
      { path: '^api/', pathNot: test },
      { path: '^(src|site|facts|scripts|deploy|tests|bench)/' },
    ),
    never(
      'no-tests-in-code',
      'Code does not import tests or fixtures.',
      { pathNot: `${test}|^tests/` },
      { path: `${test}|^tests/` },
    ),
    never(
      'no-circles',
      'Two modules that need each other are one module, or three.',
      {},
      { circular: true, viaOnly: typesOnly },
    ),
    never(
      'resolvable',
      'An import that leads nowhere is an error or a missing dependency.',
      {},
      { couldNotResolve: true, pathNot: virtual },
    ),
    never(
      'declared',
      'What the code uses is a dependency of our own, not one of a dependency.',
      { pathNot: `${test}|^(tests|bench|scripts)/` },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
