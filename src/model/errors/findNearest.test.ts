import { describe, expect, it } from 'vitest';
import { findNearest } from './findNearest.ts';

const demos = ['BasicSorting', 'MultiSorting', 'SortingOrder', 'ColumnPinning'];

describe('findNearest', () => {
  it.each([
    ['BasicSortng', ['BasicSorting']],
    ['basicsorting', ['BasicSorting']],
    ['SortingBasic', ['BasicSorting']],
    ['ColumnPnining', ['ColumnPinning']],
    ['MultySorting', ['MultiSorting']],
    ['Treemap', []],
    ['', []],
  ])('answers %j with %j', (word, expected) => {
    expect(findNearest(word, demos)).toEqual(expected);
  });

  it('puts the nearest candidate first and respects the maximum', () => {
    const names = ['bars', 'bar', 'barn', 'bark'];
    expect(findNearest('bar', names)).toEqual(['bar', 'bark', 'barn']);
    expect(findNearest('bar', names, 1)).toEqual(['bar']);
  });

  it('returns each candidate once', () => {
    expect(findNearest('gird', ['grid', 'grid'])).toEqual(['grid']);
  });
});
