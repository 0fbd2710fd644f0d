import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0 kB'],
  [1234, '1 kB'],
  [999_400, '999 kB'],
  [3_456_789, '3.5 MB'],
  [34_567_890, '35 MB'],
])('%d → %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});
