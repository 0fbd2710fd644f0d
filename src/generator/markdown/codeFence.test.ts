import { describe, expect, it } from 'vitest';
import { parseCodeFenceMeta } from './codeFence.ts';

describe('parseCodeFenceMeta', () => {
  it.each([
    [null, { emphasized: [], nocheck: false }],
    ['title="src/App.tsx"', { title: 'src/App.tsx', emphasized: [], nocheck: false }],
    ['{2,4-6}', { emphasized: [2, 4, 5, 6], nocheck: false }],
    [
      'nocheck reason="needs the server"',
      { emphasized: [], nocheck: true, reason: 'needs the server' },
    ],
    ['title="{1}" {3}', { title: '{1}', emphasized: [1], nocheck: false }],
    ['title="nocheck"', { title: 'nocheck', emphasized: [], nocheck: false }],
  ])('reads %s', (meta, expected) => {
    const { emphasized, ...rest } = parseCodeFenceMeta(meta);
    expect({ ...rest, emphasized: [...emphasized] }).toEqual(expected);
  });
});
