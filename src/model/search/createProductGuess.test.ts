import { describe, expect, it } from 'vitest';
import { createProductGuess } from './createProductGuess.ts';
import type { QueryTerm } from './Query.ts';

const toTerm = (word: string, weight = 1): QueryTerm => ({
  word,
  weight: 1,
  readings: [{ token: word, weight, prefix: false }],
});

const products = createProductGuess();
products.add('x-charts', ['slice of a pie', 'color of a bar', 'show the label']);
products.add('x-tree-view', ['label of a leaf', 'leaf without an icon', 'show the icon']);

describe('createProductGuess', () => {
  it('knows which words belong to a product', () => {
    const guess = products.guess([toTerm('leaf')]);
    expect(guess['x-tree-view']).toBe(0);
    expect(guess['x-charts']).toBeLessThan(0);
  });

  it('finds words of both equally likely', () => {
    const guess = products.guess([toTerm('label')]);
    expect(guess['x-charts']).toBeCloseTo(guess['x-tree-view']);
  });

  it('adds up what the words say', () => {
    const one = products.guess([toTerm('leaf')]);
    const two = products.guess([toTerm('leaf'), toTerm('icon')]);
    expect(two['x-charts']).toBeLessThan(one['x-charts']);
  });

  it.each([[[toTerm('unknown')]], [[toTerm('leaf', 0.3)]], [[]]])(
    'has no opinion about %j',
    (terms) => {
      expect(new Set(Object.values(products.guess(terms)))).toEqual(new Set([0]));
    },
  );
});
