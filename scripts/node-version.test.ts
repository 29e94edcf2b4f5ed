import { describe, expect, it } from 'vitest';
import { chooseNode, startProblem } from './node-version.mjs';

describe('the Node that starts the scripts', () => {
  it('may be 20.19 or anything newer', () => {
    expect(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.0.0'].map(startProblem)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is refused below that with both versions and where to get another', () => {
    const problem = startProblem('v20.18.3');
    expect(problem).toContain('This is Node 20.18.3');
    expect(problem).toContain('need Node 20.19.0 or newer');
    expect(problem).toContain('https://nodejs.org/');
  });
});

describe('the Node that builds', () => {
  it('is the one of the dependency where there is one', () => {
    expect(chooseNode('v24.21.0\n', 'v20.19.0')).toEqual({ use: 'bundled' });
  });

  it('is the running one where the dependency has none for this machine', () => {
    expect(chooseNode(undefined, 'v22.12.0')).toEqual({ use: 'running' });
  });

  it('is missed with the reason and the command that brings it', () => {
    const choice = chooseNode(undefined, 'v20.19.0');
    expect(choice).toEqual({ problem: expect.stringContaining('node_modules/.bin/node is missing') });
    expect(choice).toEqual({ problem: expect.stringContaining('npm ci --ignore-scripts=false') });
  });

  it('is named with its version where it is too old', () => {
    expect(chooseNode('v22.11.0', 'v20.19.0')).toEqual({
      problem: expect.stringContaining('node_modules/.bin/node is Node 22.11.0'),
    });
  });
});
