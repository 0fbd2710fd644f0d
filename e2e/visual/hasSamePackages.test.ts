import { expect, it } from 'vitest';
import { hasSamePackages } from './hasSamePackages.ts';

const lock = (packages: Record<string, string>) => ({
  packages: Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
});

it.each([
  ['the same packages', { a: '1.0.0' }, { a: '1.0.0' }, true],
  ['packages and more', { a: '1.0.0' }, { a: '1.0.0', b: '2.0.0' }, true],
  ['another version', { a: '1.0.0' }, { a: '1.0.1' }, false],
  ['a missing package', { a: '1.0.0', b: '2.0.0' }, { a: '1.0.0' }, false],
])('compares %s', (_, wanted, installed, expected) => {
  expect(hasSamePackages(lock(wanted), lock(installed))).toBe(expected);
});
