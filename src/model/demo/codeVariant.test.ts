import { describe, expect, it } from 'vitest';
import { readCodeVariant } from './codeVariant.ts';

describe('readCodeVariant', () => {
  it.each([
    ['#BasicBars.tsx', 'JS', 'TS'],
    ['#BasicBars.js', 'TS', 'JS'],
    ['#tailwind-BasicBars.js', undefined, 'JS'],
    ['#BasicBars.ts', 'JS', 'JS'],
    ['#BasicBars.jsx', 'TS', 'TS'],
    ['#BasicBars', 'JS', 'JS'],
    ['', 'JS', 'JS'],
    ['', 'TS', 'TS'],
    ['', 'js', 'TS'],
    ['', 'Rust', 'TS'],
    ['', undefined, 'TS'],
  ])('with hash %j and cookie %j starts with %j', (hash, cookie, expected) => {
    expect(readCodeVariant({ hash, cookie })).toBe(expected);
  });
});
