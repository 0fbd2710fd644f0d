import { expect, it } from 'vitest';
import type { ApiDifference } from './ApiDiff.ts';
import { isCovered } from './Codemod.ts';

const REMOVED = { kind: 'removed', version: '8.0' } as const;
const ROWS = { kind: 'prop', name: 'rows' } as const;

it.each<[boolean, Partial<ApiDifference>]>([
  [true, { owners: ['Grid'], part: ROWS }],
  [true, { owners: ['Grid', 'GridPro'], part: ROWS }],
  [true, { owners: ['Grid'], part: ROWS, kind: 'changed' }],
  [true, { owners: ['useGrid'] }],
  [false, { owners: ['Grid'], part: ROWS, kind: 'added' }],
  [false, { owners: ['Grid', 'GridPremium'], part: ROWS }],
  [false, { owners: ['Grid'], part: { kind: 'slot', name: 'rows' } }],
  [false, { owners: ['Grid'], part: { kind: 'prop', name: 'row' } }],
  [false, { owners: ['Grid'] }],
])('answers %j for %j', (answer, difference) => {
  const scope = { exports: ['useGrid'], owners: ['Grid', 'GridPro'], parts: ['prop rows'] };
  expect(isCovered(scope, { owners: [], ...REMOVED, ...difference })).toBe(answer);
});

it('covers a part of every component if there are no owners', () => {
  const difference = { ...REMOVED, owners: ['Any'], part: ROWS };
  expect(isCovered({ parts: ['prop rows'] }, difference)).toBe(true);
  expect(isCovered({ exports: ['rows'] }, difference)).toBe(false);
});
