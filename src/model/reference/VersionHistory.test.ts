import { expect, it } from 'vitest';
import {
  compareVersions,
  getHistoryKey,
  listMinors,
  listOlderReleases,
  parseHistoryKey,
  toMinor,
} from './VersionHistory.ts';

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

it.each([
  ['DataGrid', { owner: 'DataGrid' }],
  ['DataGrid prop rows', { owner: 'DataGrid', part: { kind: 'prop', name: 'rows' } }],
  ['TreeItem css --gap', { owner: 'TreeItem', part: { kind: 'css', name: '--gap' } }],
])('reads the key %s', (key, entry) => {
  expect(parseHistoryKey(key)).toEqual(entry);
  const { owner, part } = parseHistoryKey(key);
  expect(getHistoryKey(owner, part?.kind, part?.name)).toBe(key);
});

it('lists each release once, even if packages have different patch versions', () => {
  const packages = { a: ['7.9.0', '7.29.1', '8.0.0'], b: ['7.29.0', '8.10.0', '8.9.1'] };
  expect(listMinors({ packages })).toEqual(['7.9', '7.29', '8.0', '8.9', '8.10']);
});
