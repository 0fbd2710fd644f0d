import { describe, expect, it } from 'vitest';
import { createPhraseIndex } from './createPhraseIndex.ts';
import type { QueryTerm, Reading } from './Query.ts';
import type { SearchPage } from './SearchRecord.ts';
import { splitPhrase } from './matchPhrases.ts';

const createPage = (pathname: string) => ({ pathname, part: 'x-data-grid' }) as SearchPage;

function createTerm(word: string, reading: Partial<Reading> = {}): QueryTerm {
  return { word, weight: 1, readings: [{ token: word, weight: 1, prefix: false, ...reading }] };
}

const pinning = createPage('/pinning');
const sorting = createPage('/sorting');
const other = createPage('/other');
const index = createPhraseIndex();
index.add(pinning, ['freeze panes like in excel', 'how to keep a column visible']);
index.add(sorting, ['order like in excel', 'freeze', 'panes']);

const match = (page: SearchPage, ...terms: QueryTerm[]) =>
  index.compare(
    terms,
    terms.map(() => 1),
  )(page);

describe('splitPhrase', () => {
  it('keeps the words that say what a phrase is about, each once', () => {
    expect(splitPhrase("Why doesn't onRowClick fire, and how do I fire it?")).toEqual([
      'onRowClick',
      'fire',
    ]);
  });
});

describe('createPhraseIndex', () => {
  it('prefers a phrase that has all words to phrases that have one each', () => {
    const terms = [createTerm('freeze'), createTerm('panes')];
    expect(match(pinning, ...terms).covered).toBe(1);
    expect(match(sorting, ...terms).covered).toBe(0.5);
  });

  it('prefers a phrase that says nothing besides', () => {
    const long = match(pinning, createTerm('freeze'));
    const short = match(sorting, createTerm('freeze'));
    expect(short.similar).toBe(1);
    expect(long.covered).toBe(1);
    expect(long.similar).toBeGreaterThan(0);
    expect(long.similar).toBeLessThan(1);
  });

  it('counts how many phrases are similar', () => {
    const { similar, repeated } = match(sorting, createTerm('freeze'));
    expect(repeated).toBeCloseTo(similar / 3);
  });

  it('weighs a word by how many pages have it, and takes the given weight if none has', () => {
    const rarity = Math.log(1 + 2 / 2);
    const compare = index.compare([createTerm('freeze'), createTerm('unknown')], [9, 3 * rarity]);
    expect(compare(sorting).covered).toBeCloseTo(0.25);
  });

  it('needs all words of a synonym in the same phrase', () => {
    const synonym = (...also: string[]) => createTerm('sticky', { token: 'freeze', also });
    expect(match(pinning, synonym('panes')).covered).toBe(1);
    expect(match(sorting, synonym('panes')).covered).toBe(0);
  });

  it('reads a word that is being typed', () => {
    expect(match(pinning, createTerm('visib')).covered).toBe(0);
    expect(match(pinning, createTerm('visib', { prefix: true })).covered).toBe(1);
  });

  it('has no opinion about the first two letters of a word', () => {
    expect(match(pinning, createTerm('vi', { prefix: true })).covered).toBe(0);
    expect(match(pinning, createTerm('vis', { prefix: true })).covered).toBe(1);
  });

  it('ignores readings that are guesses', () => {
    expect(match(pinning, createTerm('freeze', { weight: 0.3 })).covered).toBe(0);
  });

  it('takes the name of the product as said', () => {
    const named: QueryTerm = { ...createTerm('grid'), productName: 'x-data-grid' };
    expect(match(sorting, createTerm('freeze'), named)).toMatchObject({ covered: 1, similar: 1 });
  });

  it('finds nothing on a page without phrases, or without words to look for', () => {
    const nothing = { covered: 0, similar: 0, repeated: 0 };
    expect(match(other, createTerm('freeze'))).toEqual(nothing);
    expect(index.compare([createTerm('unknown')], [0])(pinning)).toEqual(nothing);
  });

  it('updates the weight of words when pages are added', () => {
    const growing = createPhraseIndex();
    growing.add(pinning, ['freeze excel']);
    const ask = () => growing.compare([createTerm('excel')], [1])(pinning).similar;
    const before = ask();
    growing.add(sorting, ['order excel']);
    expect(ask()).toBeLessThan(before);
  });
});
