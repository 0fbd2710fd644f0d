import { describe, expect, it } from 'vitest';
import { pickLock } from './pickLock.ts';

const lock = {
  name: 'docs',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': { version: '1.0.0', dependencies: { pg: '8.0.0', react: '19.0.0' } },
    'node_modules/pg': {
      version: '8.0.0',
      dependencies: { 'pg-types': '^2.0.0' },
      optionalDependencies: { 'pg-cloudflare': '^1.0.0' },
      peerDependencies: { 'pg-native': '>=3', 'pg-peer': '*' },
      peerDependenciesMeta: { 'pg-native': { optional: true } },
    },
    'node_modules/pg-cloudflare': { version: '1.0.0' },
    'node_modules/pg-peer': { version: '3.0.0' },
    'node_modules/pg-types': { version: '1.0.0' },
    'node_modules/pg/node_modules/pg-types': {
      version: '2.0.0',
      dependencies: { split: '^4.0.0' },
    },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/split': { version: '4.0.0' },
  },
};

describe('pickLock', () => {
  it('keeps the packages and their dependencies at the versions of the lockfile', () => {
    const { packages } = pickLock(lock, ['pg']);
    expect(Object.entries(packages).map(([folder, { version }]) => `${folder} ${version}`)).toEqual(
      [
        ' 1.0.0',
        'node_modules/pg 8.0.0',
        'node_modules/pg-cloudflare 1.0.0',
        'node_modules/pg-peer 3.0.0',
        'node_modules/pg/node_modules/pg-types 2.0.0',
        'node_modules/split 4.0.0',
      ],
    );
  });

  it('requires exact versions', () => {
    expect(pickLock(lock, ['pg', 'react']).packages['']?.dependencies).toEqual({
      pg: '8.0.0',
      react: '19.0.0',
    });
  });

  it('rejects a package that the lockfile does not contain', () => {
    expect(() => pickLock(lock, ['hono'])).toThrowErrorMatchingInlineSnapshot(
      `[DocsError: The lockfile doesn't contain "hono".]`,
    );
  });
});
