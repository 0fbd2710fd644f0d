import { describe, expect, it } from 'vitest';
import { findCodeStyling, readCodeStyling } from './codeStyling.ts';

describe('readCodeStyling', () => {
  it.each([
    ['#tailwind-Bars.tsx', 'CSS', 'Tailwind'],
    ['#css-Bars.js', 'Tailwind', 'CSS'],
    ['#system-Bars.tsx', 'CSS', 'MUI System'],
    // The token can be anywhere in the hash, and Tailwind is checked first.
    ['#Bars-css-tailwind-demo.js', undefined, 'Tailwind'],
    ['#my-system-css-Bars.js', undefined, 'CSS'],
    ['#tailwind-Bars', 'CSS', 'CSS'],
    ['#tailwind-Bars.jsx', undefined, 'MUI System'],
    ['#Bars.tsx', 'Tailwind', 'Tailwind'],
    ['', 'CSS', 'CSS'],
    ['', 'css', 'MUI System'],
    ['', undefined, 'MUI System'],
  ])('with hash %j and cookie %j starts with %j', (hash, cookie, expected) => {
    expect(readCodeStyling({ hash, cookie })).toBe(expected);
  });
});

describe('findCodeStyling', () => {
  it.each([
    ['system', 'MUI System'],
    ['tailwind', 'Tailwind'],
    ['css', 'CSS'],
    ['CSS', undefined],
    [undefined, undefined],
  ])('%j → %j', (token, expected) => {
    expect(findCodeStyling(token)).toBe(expected);
  });
});
