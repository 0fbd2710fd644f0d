import { expect, it } from 'vitest';
import { MOVED_IMPORTS } from './movedImports.ts';

function describeMove(specifier: string, name: string): string | undefined {
  return MOVED_IMPORTS.find(
    ({ from, names }) => from.test(specifier) && names?.test(name),
  )?.describe(name, specifier);
}

it.each([
  ['DatePicker', 'Import `DatePicker` from `@mui/x-date-pickers`.'],
  [
    'CalendarPicker',
    'Import `CalendarPicker` from `@mui/x-date-pickers`. In 6.0 and later, its name is `DateCalendar`.',
  ],
  ['DateRangePicker', 'Import `DateRangePicker` from `@mui/x-date-pickers-pro`.'],
])('says where to import %s of lab from', (name, text) => {
  expect(describeMove('@mui/lab', name)).toBe(text);
});

it('replaces the license package even if an app uses only one of the products', () => {
  const products = MOVED_IMPORTS.filter(({ from }) => from.test('@mui/x-license-pro'));
  expect(products.map(({ productId }) => productId)).toEqual(['x-data-grid', 'x-date-pickers']);
});
