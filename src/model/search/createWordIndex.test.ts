import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { createVocabulary } from './createVocabulary.ts';
import { createWordIndex } from './createWordIndex.ts';
import { FIELD_BITS, FIELD_BOOSTS, SEARCH_FIELDS } from './searchWeights.ts';
import type { SearchField } from './searchWeights.ts';
import { tokenize } from './tokenize.ts';

const RECORDS: Partial<Record<SearchField, string>>[] = [
  { title: 'Sorting', text: 'Sort rows by clicking a header. Sorted rows stay sorted.' },
  { title: 'Filtering', text: 'Filter rows.', code: 'filterModel sortModel' },
  { heading: 'Sort order', text: 'The order of sorting.', keywords: 'order, direction' },
  { name: 'sortModel', text: 'The sort model.' },
  { text: '排序' },
];

function createIndex(records = RECORDS) {
  const vocabulary = createVocabulary();
  const index = createWordIndex(vocabulary);
  for (const record of records) {
    const entries = Object.entries(record) as [SearchField, string][];
    index.add(new Map(entries.map(([field, text]) => [field, vocabulary.addText(text)])));
  }
  return index;
}

const index = createIndex();

const reference = new MiniSearch({
  fields: SEARCH_FIELDS,
  tokenize,
  processTerm: (term) => term,
  searchOptions: { boost: FIELD_BOOSTS, tokenize: (text) => [text] },
});
reference.addAll(RECORDS.map((record, id) => ({ id, ...record })));

describe('createWordIndex', () => {
  it.each([
    ['sort', false],
    ['sort', true],
    ['so', true],
    ['sortmodel', true],
    ['order', false],
    ['filt', false],
    ['filt', true],
    ['排序', false],
    ['zebra', true],
  ])('rates %s like MiniSearch (prefix: %s)', (token, prefix) => {
    const { records, scores } = index.search(token, prefix);
    const results = reference.search(token, { prefix });
    expect([...records]).toEqual(results.map(({ id }) => id as number));
    expect([...scores]).toEqual(results.map(({ score }) => score));
  });

  it('searches only the given fields', () => {
    expect([...index.search('sort', false, ['heading']).records]).toEqual([2]);
  });

  it('tells where a token is', () => {
    const { records, fields } = index.search('sort', false);
    expect(fields[records.indexOf(2)]).toBe(FIELD_BITS.heading | FIELD_BITS.text);
  });

  it.each([
    ['text', [0, 3, 2, 1, 3, 1]],
    ['heading', [2, 1]],
    ['searches', []],
  ] satisfies [SearchField, number[]][])('counts the uses in %s', (field, uses) => {
    expect(index.listUses('sort', field)).toEqual(uses);
  });

  it('knows no uses of an unknown token', () => {
    expect(index.listUses('zebra', 'text')).toEqual([]);
  });
});
