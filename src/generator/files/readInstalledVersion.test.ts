import { expect, it } from 'vitest';
import { readInstalledVersion } from './readInstalledVersion.ts';

it.each([
  ['typescript', /^6\./],
  ['a-missing-package', /^none$/],
])('reads the installed version of %s', (name, version) => {
  expect(readInstalledVersion(name)).toMatch(version);
});
