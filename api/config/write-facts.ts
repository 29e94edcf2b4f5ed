import { writeFileSync } from 'node:fs';
import { factsFile } from './facts.ts';

// `node api/config/write-facts.ts` writes the facts of the operators' page after a variable has changed.
writeFileSync('facts/token-server.json', factsFile());
