import { expect, it } from 'vitest';
import { devArguments } from './dev-arguments.mjs';

it('starts the development server at the wished port and host, else where a build is served', () => {
  expect(devArguments({ PORT: '9000', HOST: '0.0.0.0' })).toEqual([
    'dev',
    '--port',
    '9000',
    '--host',
    '0.0.0.0',
  ]);
  expect(devArguments({})).toEqual(['dev', '--port', '8080', '--host', '127.0.0.1']);
});
