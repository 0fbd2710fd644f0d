import { createErrorIndex } from './createErrorIndex.ts';
import { createHit } from './createHit.ts';
import { createPhraseIndex } from './createPhraseIndex.ts';
import { createProductGuess } from './createProductGuess.ts';
import { createTextModel } from './createTextModel.ts';
import { createThesaurus } from './createThesaurus.ts';
import { createVocabulary } from './createVocabulary.ts';
import { createWordIndex } from './createWordIndex.ts';
import type { FieldTokens } from './createWordIndex.ts';
import { expandSearchFile } from './expandSearchFile.ts';
import type { WordMatches } from './Found.ts';
import { findNearest } from '../errors/findNearest.ts';
import { getPageProduct } from './namedProducts.ts';
import { parseQuery } from './parseQuery.ts';
import type { Query } from './Query.ts';
import { rankPages } from './rankPages.ts';
import { listOthers } from './RankedPage.ts';
import type { Candidate, RankedPage, RankedRecord } from './RankedPage.ts';
import { refineOrder } from './refineOrder.ts';
import { SEARCH_FIELDS } from './searchWeights.ts';
import type { SearchField } from './searchWeights.ts';
import type { SearchFile, SearchPart } from './SearchFile.ts';
import type { SearchOptions } from './SearchOptions.ts';
import type { SearchGroup, SearchHit, SearchPage, SearchRecord } from './SearchRecord.ts';

export interface SearchOutcome {
  groups: SearchGroup[];
  /** Total number of pages found. */
  count: number;
  /** Words that were corrected before they were found: `agregation` → `aggregation`. */
  corrections: Record<string, string>;
  /** Titles and names similar to the query, if nothing was found. */
  nearMisses: SearchHit[];
  /** Words to highlight in the results; one that's still being typed ends in `*`. */
  words: string[];
}

export interface Search {
  /** Adds a file; its records can be found from then on. The files of a part are added in order. */
  add: (file: SearchFile) => void;
  /** The same in steps, so that other work can run in between. */
  addSlowly: (file: SearchFile, pause: () => Promise<void>) => Promise<void>;
  /** The best match on each page, best first. */
  search: (query: string, options?: SearchOptions) => SearchHit[];
  /** The same with further matches on each page and information about the query. */
  searchPages: (query: string, options?: SearchOptions) => SearchOutcome;
  /** The pages that the second stage of the ranking puts in order, with what it knows about them. */
  listCandidates: (query: string) => Candidate[];
  readonly size: number;
}

/** Records to add before a pause, a few milliseconds of work. */
const STEP = 150;

/** The one ranking, used by the dialog, the command line, the MCP server, and the not-found page. */
export function createSearch(files: Iterable<SearchFile> = []): Search {
  const records: SearchRecord[] = [];
  const pages = new Map<SearchPart, SearchPage[]>();
  const names = new Map<string, number[]>();
  const places = new Map<string, number>();
  const errors = createErrorIndex();
  const vocabulary = createVocabulary();
  const thesaurus = createThesaurus();
  const phrases = createPhraseIndex();
  const products = createProductGuess();
  const index = createWordIndex(vocabulary);
  const texts = createTextModel(index);
  let lookups = new Map<string, WordMatches>();

  function* addRecords(file: SearchFile): Generator<void> {
    thesaurus.add(file);
    for (const { path, anchor, messages } of file.errors ?? []) {
      for (const message of messages) errors.add(formatPlace(path, anchor), message);
    }
    const contents = collectContents(file);
    const partPages = pages.get(file.part) ?? [];
    pages.set(file.part, partPages);
    for (const record of expandSearchFile(file, partPages)) {
      const id = records.push(record) - 1;
      const page = record.pages[0];
      const tokens = readFields(getFields(record, contents), vocabulary.addText);
      index.add(tokens);
      // Members would make an API page seem to be about everything.
      texts.add(record.heading && !isProse(record) ? undefined : page, tokens);
      const name = getName(record).toLowerCase();
      if (name) addTo(names, name, id);
      if (page && record.phrases) {
        phrases.add(page, record.phrases);
        products.add(getPageProduct(page), record.phrases);
      }
      const place = getPlace(record);
      if (place) places.set(place, id);
      yield;
    }
    lookups = new Map();
  }

  const add = (file: SearchFile): void => {
    for (const _ of addRecords(file));
  };

  const addSlowly = async (file: SearchFile, pause: () => Promise<void>): Promise<void> => {
    let count = 0;
    for (const _ of addRecords(file)) {
      count += 1;
      if (count % STEP === 0) await pause();
    }
  };

  /** Matches of a token by record. Cached, because the next keystroke repeats all words but the last. */
  const lookUp = (token: string, prefix: boolean): WordMatches => {
    const key = prefix ? `${token}*` : token;
    let found = lookups.get(key);
    if (!found) {
      // A one- or two-letter prefix matches a large part of the vocabulary, so only names and titles are worth showing.
      const isBroad = prefix && token.length < 3;
      found = index.search(token, prefix, isBroad ? ['name', 'title', 'heading'] : undefined);
      if (lookups.size > 500) lookups = new Map();
      lookups.set(key, found);
    }
    return found;
  };

  /** Records that explain an error message in the text. Its page may be in a file that isn't loaded yet. */
  const findQuoted = (text: string): Map<number, number> =>
    new Map(
      [...errors.find(text)].flatMap(([place, strength]): [number, number][] => {
        const id = places.get(place);
        return id === undefined ? [] : [[id, strength]];
      }),
    );

  const rank = (input: string, options: SearchOptions) => {
    const query = parseQuery(input, vocabulary, thesaurus);
    const quoted = findQuoted(input);
    return {
      query,
      ...rankPages({ query, records, names, quoted, phrases, products, texts, lookUp, options }),
    };
  };

  const searchPages = (input: string, options: SearchOptions = {}): SearchOutcome => {
    const { limit = 20, sections = 3 } = options;
    const { query, candidates, rest } = rank(input, options);
    const words = listWords(query);
    const ranked = [...refineOrder(candidates), ...rest];
    const toHit = (page: SearchPage, { record, score }: RankedRecord): SearchHit =>
      createHit(page, record, score, query, words);
    const toGroup = (ranked: RankedPage): SearchGroup => ({
      ...toHit(ranked.page, ranked.best),
      score: ranked.score,
      sections: listOthers(ranked, sections).map((other) => toHit(ranked.page, other)),
    });
    return {
      groups: ranked.slice(0, limit).map(toGroup),
      count: ranked.length,
      corrections: Object.fromEntries(query.corrections),
      nearMisses: ranked.length === 0 ? findNearMisses(query, records, words) : [],
      words,
    };
  };

  for (const file of files) add(file);
  return {
    add,
    addSlowly,
    searchPages,
    listCandidates: (query) => rank(query, {}).candidates,
    search: (query, options) =>
      searchPages(query, { sections: 0, ...options }).groups.map(({ sections: _, ...hit }) => hit),
    get size() {
      return records.length;
    },
  };
}

/** The words to highlight: every reading of every word. */
function listWords({ terms }: Query): string[] {
  return [
    ...new Set(
      terms.flatMap(({ readings }) =>
        readings.flatMap(({ token, also = [], prefix }) =>
          prefix ? [`${token}*`] : [token, ...also],
        ),
      ),
    ),
  ];
}

/** All headings of each page, by pathname. */
function collectContents({ pages }: SearchFile): Map<string, string> {
  return new Map(
    pages.map(({ path, sections = [] }) => [path, sections.map((s) => s.heading).join(' ')]),
  );
}

function getFields(
  record: SearchRecord,
  contents: ReadonlyMap<string, string>,
): Record<SearchField, string> {
  const { heading, text, keywords, code, searches = [] } = record;
  const page = record.pages[0];
  return {
    name: getName(record),
    title: heading || !page || isApi(page) ? '' : page.title,
    heading: isProse(record) ? heading : '',
    keywords,
    contents: heading ? '' : (contents.get(page?.pathname ?? '') ?? ''),
    text,
    code,
    searches: searches.join(', '),
  };
}

/** The tokens of the fields that aren't empty. */
function readFields(
  fields: Readonly<Record<SearchField, string>>,
  read: (text: string) => number[],
): FieldTokens {
  const tokens = new Map<SearchField, number[]>();
  for (const field of SEARCH_FIELDS) {
    if (fields[field]) tokens.set(field, read(fields[field]));
  }
  return tokens;
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The identifier of a record: an API entry, one of its members, or a demo. */
function getName({ heading, pages, ...record }: SearchRecord): string {
  const page = pages[0];
  if (heading) return isProse(record) ? '' : heading;
  return page && isApi(page) ? page.title : '';
}

/** Where a guide or one of its sections is; nothing for other records. */
function getPlace(record: SearchRecord): string | undefined {
  const { anchor, pages } = record;
  const page = pages[0];
  if (!page || !isProse(record) || typeof anchor !== 'string') return undefined;
  return formatPlace(page.pathname, anchor);
}

/** `/x/react-charts/bars#labels` */
function formatPlace(pathname: string, anchor = ''): string {
  return `${pathname}#${anchor}`;
}

function isProse({ kind }: Pick<SearchRecord, 'kind'>): boolean {
  return kind === 'guide' || kind === 'migration';
}

function isApi({ kind }: SearchPage): boolean {
  return kind !== 'guide' && kind !== 'migration';
}

function findNearMisses(
  query: Query,
  records: readonly SearchRecord[],
  words: readonly string[],
): SearchHit[] {
  const word = query.text.slice(0, 64);
  if (word.length < 3) return [];
  const places = new Map<string, SearchRecord>();
  for (const record of records) {
    const page = record.pages[0];
    const name = record.heading || page?.title;
    if (name && page && !places.has(name)) places.set(name, record);
  }
  return findNearest(word, places.keys()).flatMap((name) => {
    const record = places.get(name);
    const page = record?.pages[0];
    return record && page ? [createHit(page, record, 0, query, words)] : [];
  });
}
