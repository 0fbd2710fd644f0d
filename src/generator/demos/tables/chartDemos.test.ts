import { expect, it } from 'vitest';
import { canChange, listChartDemos } from './chartDemos.ts';

it('lists demos in folders with charts', () => {
  const demos = listChartDemos();
  expect(demos).toContain('pages/fixtures/charts/FerryPassengers');
  expect(demos.filter((id) => id.startsWith('pages/fixtures/date-pickers/'))).toEqual([]);
  expect(new Set(demos).size).toBe(demos.length);
});

it.each([
  ['FerryPassengers', false],
  ['LegendToggle', true],
])('knows whether %s can change', (name, expected) => {
  expect(canChange(`pages/fixtures/charts/${name}`)).toBe(expected);
});
