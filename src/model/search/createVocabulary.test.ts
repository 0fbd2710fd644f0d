import { describe, expect, it } from 'vitest';
import { createVocabulary } from './createVocabulary.ts';

const vocabulary = createVocabulary();
for (const word of ['grid', 'view', 'tree', 'aggregation', 'pagination', 'column']) {
  for (let count = 0; count < 5; count += 1) vocabulary.add(word);
}
const best = (word: string) => vocabulary.correct(word)[0]?.token;

describe('createVocabulary', () => {
  it.each([
    ['swapped letters', 'gird', 'grid'],
    ['swapped letters in a longer word', 'pagniation', 'pagination'],
    ['a missing letter', 'colum', 'column'],
    ['a letter too many', 'columnn', 'column'],
    ['two slips in a long word', 'agregaton', 'aggregation'],
  ])('forgives %s', (_, word, meant) => {
    expect(best(word)).toBe(meant);
  });

  it.each([
    ['short words', 'gri'],
    ['two slips in a short word', 'girdx'],
    ['words of another kind', 'zebra'],
  ])('does not guess at %s', (_, word) => {
    expect(best(word)).toBeUndefined();
  });

  it('takes a compound apart', () => {
    expect(vocabulary.correct('treeview').map(({ token }) => token)).toEqual(['tree', 'view']);
  });

  it('finds out if a word starts with a prefix', () => {
    expect(['aggr', 'xyz', 'grid', ''].map(vocabulary.hasPrefix)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('numbers the tokens of a text', () => {
    const own = createVocabulary();
    expect(own.addText('sortModel, sort')).toEqual([0, 1, 2, 1]);
    expect([own.find('model'), own.find('zebra')]).toEqual([2, undefined]);
    expect(own.spell(2)).toBe('model');
  });

  it('knows whether there are longer tokens', () => {
    const own = createVocabulary();
    own.addText('sort sorted other');
    expect(['sort', 'sorted', 'x', ''].map(own.hasPrefix)).toEqual([true, false, false, false]);
  });
});
