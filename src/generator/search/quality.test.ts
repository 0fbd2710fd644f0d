import { beforeAll, describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { MAX_SEARCH_FILE_BYTES } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { hasCjk } from '#model/search/tokenize.ts';
import { createSearchFiles } from './createSearchFiles.ts';
import { formatMiss } from './formatQuality.ts';
import { createSearches } from './getSearch.ts';
import { loadQueries } from './loadQueries.ts';
import {
  findUnknownPathnames,
  listPathnames,
  measureQuality,
  readFloor,
} from './measureQuality.ts';
import type { SetMeasurement } from './measureQuality.ts';
import { summarizeResults } from './measureQueries.ts';
import { measureSearchFile, splitSearchFile } from './splitSearchFile.ts';

let files: SearchFile[];
let sets: SetMeasurement[];

beforeAll(async () => {
  files = await createSearchFiles();
  sets = await measureQuality(files);
}, 300_000);

describe('the search over this site', () => {
  it.each(['english', 'chinese', 'unseen'] as const)('keeps its quality, %s', (name) => {
    const results = sets.filter((set) => set.floor === name).flatMap((set) => set.results);
    const floor = readFloor()[name];
    const quality = summarizeResults(results);
    // What the unseen half misses stays unseen.
    const missed =
      name === 'unseen' ? [] : results.filter(({ rank }) => rank === 0 || rank > 5).map(formatMiss);
    expect(results.length, 'queries that can be answered').toBeGreaterThan(10);
    expect(quality.hit1, `hit@1\n${missed.join('\n')}`).toBeGreaterThanOrEqual(floor.hit1);
    expect(quality.hit5, `hit@5\n${missed.join('\n')}`).toBeGreaterThanOrEqual(floor.hit5);
    expect(quality.mrr, 'MRR').toBeGreaterThanOrEqual(floor.mrr);
  });

  it('leads from an error message to the section that explains it', () => {
    const { search } = createSearches(files)('en');
    const cases = files
      .filter(({ locale }) => locale === 'en')
      .flatMap(({ errors = [] }) => errors)
      .flatMap(({ messages, ...place }) => messages.map((message) => ({ ...place, message })));
    const missed = cases.filter(({ path, anchor = '', message }) => {
      const [hit] = search(`MUI X: ${message.replaceAll('…', '42')}`, { limit: 1 });
      return hit?.pathname !== path || hit.anchor !== anchor;
    });
    expect(cases.length).toBeGreaterThan(40);
    expect(missed).toEqual([]);
  }, 120_000);

  it('is asked only for pages that the site has or will have', () => {
    const known = new Set([
      ...listPathnames(files),
      ...listLeaves(navigation).map(({ pathname }) => pathname),
    ]);
    const cases = [...loadQueries().values()].flat();
    expect(findUnknownPathnames(cases, known)).toEqual([]);
  });

  it('has queries enough, each once', () => {
    const queries = [...loadQueries().values()].flat().map(({ query }) => query);
    expect(queries.length).toBeGreaterThanOrEqual(840);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it('has one record for every page', () => {
    for (const locale of ['en', 'zh']) {
      const paths = files
        .filter((file) => file.locale === locale)
        .flatMap(({ pages }) => pages.map(({ path }) => path));
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.length).toBeGreaterThan(500);
    }
  });

  it('knows what readers type in English, without the words that search ignores', () => {
    const listSearches = (locale: string) =>
      files
        .filter((file) => file.locale === locale)
        .flatMap(({ pages }) => pages.flatMap(({ searches = [] }) => searches));
    expect(listSearches('en').length).toBeGreaterThan(5000);
    expect(listSearches('en').filter((search) => / (?:how|to|the) /i.test(search))).toEqual([]);
    expect(listSearches('zh')).toEqual([]);
  });

  it('sends small files, which give the same results together', () => {
    const split = files.flatMap((file) => splitSearchFile(file));
    expect(split.length).toBeGreaterThan(files.length);
    expect(split.filter((file) => measureSearchFile(file) > MAX_SEARCH_FILE_BYTES)).toEqual([]);
    const whole = createSearches(files);
    const parts = createSearches(split);
    for (const { query } of [...loadQueries().values()].flatMap((set) => set.slice(0, 20))) {
      const locale = hasCjk(query) ? 'zh' : 'en';
      expect(parts(locale).searchPages(query), query).toEqual(whole(locale).searchPages(query));
    }
  }, 120_000);

  it('only lists members of pages that exist', () => {
    const lost = files.flatMap(({ pages, members }) =>
      members.filter(({ of }) => of.length === 0 || of.some((index) => !pages[index])),
    );
    expect(lost).toEqual([]);
  });
});
