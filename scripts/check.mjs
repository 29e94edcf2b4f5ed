import { prepare } from './project.mjs';
import { runSteps } from './run-steps.mjs';
import { arrows, lint, types, unitTests } from './steps.mjs';

// The quick part of `npm test`.
await prepare();
await runSteps([lint, types, arrows, unitTests], { minutes: 10 });
