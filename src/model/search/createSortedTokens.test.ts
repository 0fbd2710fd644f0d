import { describe, expect, it } from 'vitest';
import { createSortedTokens } from './createSortedTokens.ts';

describe('createSortedTokens', () => {
  const tokens = ['tree', 'table', 'tab', 'cell'];
  const sorted = createSortedTokens(tokens);

  it('reports whether a token is longer than a start', () => {
    expect(['tab', 'table', 'c', 'x', ''].map(sorted.hasLonger)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('sees tokens that are added later', () => {
    tokens.push('tabs', 'axis');
    expect(['tabs', 'ax'].map(sorted.hasLonger)).toEqual([false, true]);
  });
});
