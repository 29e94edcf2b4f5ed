import { parseArgs } from 'node:util';
import { checkArrows } from './arrows/check.ts';

/** Fewer modules than this cannot be the whole project: the check would be blind. Raise it as the project grows. */
const floor = 300;

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const { modules, astroModules, violations } = await checkArrows(values.root);

for (const { rule, comment, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
console.log(
  `${modules} modules (${astroModules} of them .astro), ${violations.length} imports against the arrow`,
);
if (modules < floor)
  console.error(
    `Fewer than ${floor} modules were seen, so the check has not read the whole project. See scripts/arrows/.`,
  );
process.exitCode = violations.length > 0 || modules < floor ? 1 : 0;
