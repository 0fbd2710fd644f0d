import { describe, expect, it } from 'vitest';
import { createTextModel } from './createTextModel.ts';
import { createVocabulary } from './createVocabulary.ts';
import { createWordIndex } from './createWordIndex.ts';
import type { QueryTerm, Reading } from './Query.ts';
import type { SearchPage } from './SearchRecord.ts';
import type { SearchField } from './searchWeights.ts';

const createPage = (pathname: string) => ({ pathname, part: 'x-data-grid' }) as SearchPage;

function createTerm(word: string, reading: Partial<Reading> = {}): QueryTerm {
  return { word, weight: 1, readings: [{ token: word, weight: 1, prefix: false, ...reading }] };
}

function createModel() {
  const vocabulary = createVocabulary();
  const index = createWordIndex(vocabulary);
  const model = createTextModel(index);
  return {
    compare: model.compare,
    add(page: SearchPage | undefined, field: SearchField, tokens: readonly string[]) {
      const fields = new Map([[field, tokens.map(vocabulary.add)]]);
      index.add(fields);
      model.add(page, fields);
    },
  };
}

const sorting = createPage('/sorting');
const everything = createPage('/everything');
const unknown = createPage('/unknown');
const model = createModel();
model.add(sorting, 'text', Array<string>(50).fill('sort'));
model.add(sorting, 'code', ['sortModel', 'DataGrid']);
model.add(everything, 'text', ['sort', ...Array<string>(49).fill('other')]);
model.add(everything, 'code', ['DataGrid', 'filterModel']);

const rate = (page: SearchPage, ...terms: QueryTerm[]) => model.compare(terms)(page);

describe('createTextModel', () => {
  it('prefers a page that is about a word to one that mentions it', () => {
    expect(rate(sorting, createTerm('sort')).likelyText).toBeGreaterThan(0);
    expect(rate(everything, createTerm('sort')).likelyText).toBeLessThan(0);
  });

  it('counts identifiers in code separately', () => {
    const own = rate(sorting, createTerm('sortModel'));
    expect(own.likelyCode).toBeGreaterThan(0);
    expect(own.likelyText).toBe(0);
    expect(rate(everything, createTerm('sortModel')).likelyCode).toBeLessThan(0);
  });

  it('counts a word in the title more than one in the text', () => {
    const own = createModel();
    own.add(sorting, 'title', ['sort']);
    own.add(sorting, 'text', ['other']);
    own.add(everything, 'title', ['other']);
    own.add(everything, 'text', ['sort']);
    const compare = own.compare([createTerm('sort')]);
    expect(compare(sorting).likelyText).toBeGreaterThan(compare(everything).likelyText);
  });

  it.each([
    ['words that no page uses', createTerm('zebra')],
    ['queries in Chinese', createTerm('排序', { token: 'sort' })],
    ['guesses', createTerm('sort', { weight: 0.15 })],
    ['words that are still being typed', createTerm('sort', { prefix: true })],
    [
      'the name of the product',
      { ...createTerm('sort'), productName: 'x-data-grid' } satisfies QueryTerm,
    ],
  ])('ignores %s', (_, term) => {
    expect(rate(sorting, term).likelyText).toBe(0);
  });

  it('requires all words of a synonym', () => {
    const both = createTerm('order', { token: 'sort', also: ['other'] });
    expect(rate(everything, both).likelyText).toBeGreaterThan(rate(sorting, both).likelyText);
  });

  it('says nothing about a page without texts', () => {
    expect(rate(unknown, createTerm('sort'))).toEqual({ likelyText: 0, likelyCode: 0 });
  });

  it('ignores records that belong to no page', () => {
    const own = createModel();
    own.add(sorting, 'text', ['sort', 'other']);
    own.add(everything, 'text', ['other', 'other']);
    const before = own.compare([createTerm('sort')])(sorting);
    own.add(undefined, 'text', ['sort', 'sort']);
    expect(own.compare([createTerm('sort')])(sorting)).toEqual(before);
  });

  it('counts each section of a page', () => {
    const own = createModel();
    own.add(everything, 'text', ['sort', 'other']);
    own.add(sorting, 'text', ['sort']);
    const before = own.compare([createTerm('sort')])(sorting).likelyText;
    own.add(sorting, 'text', ['sort', 'sort', 'sort']);
    expect(own.compare([createTerm('sort')])(sorting).likelyText).toBeGreaterThan(before);
  });
});
