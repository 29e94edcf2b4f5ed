import { parseArgs } from 'node:util';
import { checkArrows } from './arrows/check.ts';

/** Fewer modules than this cannot be the whole project: the check would be blind. Raise it as the project grows. */
const floor = 550;
/** The same for `.astro` files, which have a reader of their own. */
const astroFloor = 12;

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const { modules, astroModules, violations } = await checkArrows(values.root);

for (const { rule, comment, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
console.log(
  `${modules} modules (${astroModules} of them .astro), ${violations.length} imports against the arrow`,
);
const blind = modules < floor || astroModules < astroFloor;
if (blind)
  console.error(
    `Fewer than ${floor} modules or ${astroFloor} .astro files were seen, so the check has not read the whole project. See scripts/arrows/.`,
  );
process.exitCode = violations.length > 0 || blind ? 1 : 0;
