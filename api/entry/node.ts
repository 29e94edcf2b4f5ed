import process from 'node:process';
import { start } from './start.ts';

try {
  const running = await start(process.env, (text) => process.stdout.write(text));
  const end = () => running.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
