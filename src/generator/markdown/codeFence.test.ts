import { describe, expect, it } from 'vitest';
import { parseCodeFenceMeta } from './codeFence.ts';

describe('parseCodeFenceMeta', () => {
  it.each([
    [null, { emphasised: [], nocheck: false }],
    ['title="src/App.tsx"', { title: 'src/App.tsx', emphasised: [], nocheck: false }],
    ['{2,4-6}', { emphasised: [2, 4, 5, 6], nocheck: false }],
    [
      'nocheck reason="needs the server"',
      { emphasised: [], nocheck: true, reason: 'needs the server' },
    ],
    ['title="{1}" {3}', { title: '{1}', emphasised: [1], nocheck: false }],
    ['title="nocheck"', { title: 'nocheck', emphasised: [], nocheck: false }],
  ])('reads %s', (meta, expected) => {
    const { emphasised, ...rest } = parseCodeFenceMeta(meta);
    expect({ ...rest, emphasised: [...emphasised] }).toEqual(expected);
  });
});
