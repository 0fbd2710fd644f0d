import { expect, it } from 'vitest';
import { toPackageName } from './toPackageName.ts';

it.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@mui/material/Box', '@mui/material'],
  ['@mui/x-data-grid', '@mui/x-data-grid'],
  ['./data', undefined],
  ['../data', undefined],
])('takes %s as %s', (specifier, expected) => {
  expect(toPackageName(specifier)).toBe(expected);
});
