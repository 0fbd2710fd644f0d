import { expect, it } from 'vitest';
import { compareVersions, listOlderReleases, toMinor } from './VersionHistory.ts';

it.each([
  ['8.10', '8.9', 1],
  ['8.3', '8.3.0', 0],
  ['7.29.1', '8.0', -1],
  ['8.0.2', '8.0.10', -1],
])('compares %s and %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

it('lists the releases before a version', () => {
  expect(listOlderReleases('8.3.1')).toEqual(['8.2', '8.1', '8.0']);
  expect(listOlderReleases('9.0.0')).toEqual([]);
  expect(toMinor('8.13.1')).toBe('8.13');
});
