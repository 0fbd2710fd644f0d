import { describe, expect, it } from 'vitest';
import { findCompletionFamily } from './Completions.ts';

describe('findCompletionFamily', () => {
  it.each([
    ['@mui/x-data-grid', 'data-grid'],
    ['@mui/x-data-grid-premium', 'data-grid'],
    ['@mui/x-date-pickers-pro/AdapterDayjs', 'date-pickers'],
    ['@mui/x-charts/BarChart', 'charts'],
    ['@mui/material', undefined],
    ['./x-charts', undefined],
  ])('%s → %s', (specifier, expected) => {
    expect(findCompletionFamily(specifier)).toBe(expected);
  });
});
