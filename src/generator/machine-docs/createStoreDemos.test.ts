import { expect, it } from 'vitest';
import { createStoreFile } from './createStoreDemos.ts';

const ROWS = Array.from({ length: 240 }, (_, index) => `  { id: ${index + 1} },`);
const SOURCE = ['export const orders: Order[] = [', ...ROWS, '];', ''].join('\n');

it('keeps the first rows of a data set and links to the rest', () => {
  const { name, source, rows } = createStoreFile({
    name: 'orders.ts',
    source: SOURCE,
    dataSet: 'orders',
  });
  expect({ name, rows }).toEqual({ name: 'orders.ts', rows: 240 });
  expect(source.split('\n')).toEqual([
    'export const orders: Order[] = [',
    '  { id: 1 },',
    '  { id: 2 },',
    '  { id: 3 },',
    expect.stringMatching(
      /^ {2}\/\/ 237 more rows: "rows\.source" in https:.+\/x\/data\/orders\.json$/,
    ),
    '];',
    '',
  ]);
});

it('does not shorten other files', () => {
  expect(createStoreFile({ name: 'rows.ts', source: SOURCE })).toEqual({
    name: 'rows.ts',
    source: SOURCE,
  });
});
