import { expect, it } from 'vitest';
import { compareDefaults } from './compareDefaults.ts';

it.each([
  ['false', 'false'],
  ['', 'false'],
  ["'day'", ''],
  [undefined, 'false'],
  ['`true` for Desktop.', '`true` for desktop.'],
  ['(date: TDate) => date.day', '(date: PickerValidDate) => date.day'],
])('sees no change from %j to %j', (before, after) => {
  expect(compareDefaults(before, after)).toBeUndefined();
});

it('detects a different value', () => {
  expect(compareDefaults('false', 'true')).toEqual(['false', 'true']);
});
