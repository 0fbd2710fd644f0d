import { expect, it } from 'vitest';
import { chooseSample } from '#generator/testing/chooseSample.ts';
import { hasFixedDates } from './hasFixedDates.ts';
import { listDemoPages } from './listDemoPages.ts';

it.each([
  ['/x/react-date-pickers/', true],
  ['/x/react-date-pickers/date-picker/', true],
  ['/x/react-date-pickers/timezone/', true],
  ['/x/react-charts/bars/', false],
  ['/x/', false],
])('knows whether the dates of %s are fixed', (page, expected) => {
  expect(hasFixedDates(page)).toBe(expected);
});

it('finds enough pages to choose from', () => {
  expect(chooseSample(listDemoPages().filter(hasFixedDates), 6)).toHaveLength(6);
});
