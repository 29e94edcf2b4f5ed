import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installProblem, undescribedPackages } from './installed.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/astro': { version: '7.3.4' },
    'node_modules/@esbuild/darwin-arm64': { version: '0.28.2', optional: true },
  },
};

describe('what is installed', () => {
  it('is fine when every package of this machine is there in its version', () => {
    expect(
      installProblem(lock, { packages: { 'node_modules/astro': { version: '7.3.4' } } }),
    ).toBeUndefined();
  });

  it('is missing before the first install', () => {
    expect(installProblem(lock, undefined)).toBe('nothing is installed yet');
  });

  it('is behind when the lockfile has a package more or another version', () => {
    expect(installProblem(lock, { packages: {} })).toBe('astro is not installed');
    expect(installProblem(lock, { packages: { 'node_modules/astro': { version: '7.3.3' } } })).toBe(
      'astro is 7.3.3, the lockfile wants 7.3.4',
    );
  });
});

describe('the lockfile', () => {
  it('describes the packages of every platform, so that npm ci works on each', () => {
    expect(undescribedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
  });

  it('is caught when a platform is missing', () => {
    const broken = {
      packages: { 'node_modules/esbuild': { optionalDependencies: { '@esbuild/aix-ppc64': '1.0.0' } } },
    };
    expect(undescribedPackages(broken)).toEqual(['@esbuild/aix-ppc64']);
  });
});
