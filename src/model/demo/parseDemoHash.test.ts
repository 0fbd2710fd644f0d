import { describe, expect, it } from 'vitest';
import { parseDemoHash } from './parseDemoHash.ts';

describe('parseDemoHash', () => {
  it.each([
    ['#BasicBars', { name: 'BasicBars' }],
    ['#BasicBars.tsx', { name: 'BasicBars', variant: 'TS' }],
    ['#BasicBars.js', { name: 'BasicBars', variant: 'JS' }],
    ['#tailwind-BasicBars.js', { name: 'BasicBars', variant: 'JS', styling: 'Tailwind' }],
    ['#css-BasicBars.tsx', { name: 'BasicBars', variant: 'TS', styling: 'CSS' }],
    ['#system-BasicBars.tsx', { name: 'BasicBars', variant: 'TS', styling: 'MUI System' }],
    ['BasicBars.tsx', { name: 'BasicBars', variant: 'TS' }],
  ])('reads %j', (hash, expected) => {
    expect(parseDemoHash(hash)).toStrictEqual(expected);
  });

  it.each([
    ['#basic-bars'],
    ['#BasicBars.jsx'],
    ['#tailwind-BasicBars'],
    ['#less-BasicBars.js'],
    ['#bar-chart-prop-series'],
    ['#'],
    [''],
  ])('sees no demo in %j', (hash) => {
    expect(parseDemoHash(hash)).toBeNull();
  });
});
