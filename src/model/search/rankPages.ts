import { PRODUCT_NAMES } from './words.ts';
import type { Query, QueryTerm } from './parseQuery.ts';
import { EXACT_NAME, KIND_WEIGHTS, WEIGHTS } from './searchWeights.ts';
import type { SearchOptions } from './createSearch.ts';
import { getSearchLabel } from './SearchRecord.ts';
import type { SearchPage, SearchRecord } from './SearchRecord.ts';
import { stemWord } from './stemWord.ts';
import { splitRuns } from './tokenize.ts';

export interface RankedRecord {
  record: SearchRecord;
  score: number;
}

export interface RankedPage {
  page: SearchPage;
  score: number;
  /** Without what an exact name adds. */
  plainScore: number;
  best: RankedRecord;
  /** Further places on the page, best first. */
  others: RankedRecord[];
}

export interface RankInput {
  query: Query;
  records: readonly SearchRecord[];
  /** Records by the identifier that they name, in lower case. */
  names: ReadonlyMap<string, readonly number[]>;
  lookUp: (token: string, prefix: boolean) => ReadonlyMap<number, number>;
  options: Pick<SearchOptions, 'product' | 'kind' | 'present'>;
}

/** Per term of the query, how well a record meets it. */
type Scores = Float64Array;

interface Found {
  record: SearchRecord;
  scores: Scores;
  exact: number;
}

/** Pages by how well they answer a query; a page answers with itself, its best section, and a little with all the others. */
export function rankPages(input: RankInput): RankedPage[] {
  const { query, options } = input;
  const pages = new Map<SearchPage, { whole?: Found; parts: Found[] }>();
  for (const found of findRecords(input)) {
    for (const page of found.record.pages) {
      if (options.product && page.part !== options.product) continue;
      const entry = pages.get(page) ?? { parts: [] };
      if (found.record.heading) entry.parts.push(found);
      else entry.whole = found;
      pages.set(page, entry);
    }
  }
  const ranked = [...pages].flatMap(([page, { whole, parts }]) => {
    const result = scorePage(page, whole, parts, query, options);
    return result && result.score > 0 ? [result] : [];
  });
  return collapseShared(settleExact(ranked.sort(compareRanked)));
}

function findRecords({ query, records, names, lookUp, options }: RankInput): Found[] {
  const found = new Map<number, Found>();
  const get = (id: number): Found | undefined => {
    const record = records[id];
    if (!record) return undefined;
    if (options.kind && !hasLabel(record, options.kind)) return undefined;
    let entry = found.get(id);
    if (!entry) {
      entry = { record, scores: new Float64Array(query.terms.length), exact: 0 };
      found.set(id, entry);
    }
    return entry;
  };
  query.terms.forEach((term, position) => {
    for (const { token, prefix, weight } of term.readings) {
      for (const [id, score] of lookUp(token, prefix)) {
        const entry = get(id);
        if (!entry) continue;
        entry.scores[position] = Math.max(
          entry.scores[position] ?? 0,
          score * weight * term.weight,
        );
      }
    }
  });
  for (const id of names.get(query.name) ?? []) {
    const entry = get(id);
    if (entry) entry.exact = rateExact(entry.record, query);
  }
  return [...found.values()];
}

/** Filtering by Guide keeps sections and pages; the label of a part decides for parts. */
function hasLabel(record: SearchRecord, label: string): boolean {
  if (getSearchLabel(record.kind) === label) return true;
  // A prop is part of the reference too.
  return label === 'API' && getSearchLabel(record.kind) === 'Prop';
}

/** Entries before members; the same capitals before others. Plain words name something only in their own capitals. */
function rateExact(record: SearchRecord, { text, isIdentifier }: Query): number {
  if (record.kind === 'demo') return 0;
  const hasCapitals = (record.heading || record.pages[0]?.title) === text;
  const order = (hasCapitals ? 20 : 0) + (record.heading ? 10 * KIND_WEIGHTS[record.kind] : 30);
  if (isIdentifier) return EXACT_NAME + order;
  return hasCapitals ? order : 0;
}

function scorePage(
  page: SearchPage,
  whole: Found | undefined,
  parts: readonly Found[],
  query: Query,
  options: RankInput['options'],
): RankedPage | undefined {
  const isApi = page.kind !== 'guide' && page.kind !== 'migration';
  const wholeScore = whole ? total(whole) : 0;
  const rankedParts = parts
    .map((found) => ({ found, score: total(found) + found.exact }))
    .sort((a, b) => b.score - a.score);
  const bestPart = rankedParts[0];
  const first = bestPart?.found ?? whole;
  if (!first) return undefined;
  const spread = sumOfBest(parts, query.terms);
  const exact = Math.max(whole?.exact ?? 0, ...parts.map((part) => part.exact));
  const covered = measureCoverage(
    page,
    query.terms,
    isApi ? [whole, bestPart?.found] : [whole, ...parts],
  );
  let score =
    WEIGHTS.page * wholeScore +
    WEIGHTS.section * ((bestPart?.score ?? 0) - (bestPart?.found.exact ?? 0)) +
    (isApi ? WEIGHTS.apiSpread : WEIGHTS.spread) * spread;
  score *= covered ** WEIGHTS.coverage;
  if (isSameTitle(page, query)) score *= WEIGHTS.sameTitle;
  if (query.products.has(page.part)) score *= WEIGHTS.namedProduct;
  if (options.present === page.part) score *= WEIGHTS.presentProduct;
  if (query.isUpgrade && page.kind === 'migration') score *= WEIGHTS.upgrade;
  if (page.isMinor) score *= WEIGHTS.minorPage;
  const plainScore = score;
  // What is used most is what was meant.
  if (exact > 0) score += exact + (page.isMinor ? 0 : 60) + 20 * Math.log10(1 + page.uses);
  const wholeRecord = whole && { record: whole.record, score: wholeScore };
  const partRecords = rankedParts.map(({ found, score: value }) => ({
    record: found.record,
    score: value,
  }));
  const startsWithPage =
    wholeRecord && (whole.exact > 0 || !bestPart || wholeScore >= bestPart.score);
  const best = startsWithPage ? wholeRecord : partRecords[0];
  if (!best) return undefined;
  return {
    page,
    score,
    plainScore,
    best,
    others: startsWithPage ? partRecords : partRecords.slice(1),
  };
}

function total({ record, scores }: Found): number {
  let sum = 0;
  for (const score of scores) sum += score;
  return sum * KIND_WEIGHTS[record.kind];
}

/** Each word where the page says it best. */
function sumOfBest(parts: readonly Found[], terms: readonly QueryTerm[]): number {
  let sum = 0;
  for (let position = 0; position < terms.length; position += 1) {
    let best = 0;
    for (const { scores, record } of parts) {
      best = Math.max(best, (scores[position] ?? 0) * KIND_WEIGHTS[record.kind]);
    }
    sum += best;
  }
  return sum;
}

/** The share of the query, by weight, that the page says anywhere; the name of its own product it need not say. */
function measureCoverage(
  page: SearchPage,
  terms: readonly QueryTerm[],
  found: readonly (Found | undefined)[],
): number {
  let met = 0;
  let all = 0;
  terms.forEach(({ weight, productName }, position) => {
    all += weight;
    const isMet =
      productName === page.part || found.some((entry) => (entry?.scores[position] ?? 0) > 0);
    if (isMet) met += weight;
  });
  return all === 0 ? 1 : met / all;
}

/** `pin columns` and `Column pinning`; the name of the product may stand in the title or not. */
function isSameTitle(page: SearchPage, { terms }: Query): boolean {
  const own = toStems(splitRuns(page.title).map((word) => word.toLowerCase()));
  const asked = toStems(terms.map(({ word }) => word));
  return own.size > 0 && own.size === asked.size && [...own].every((stem) => asked.has(stem));
}

function toStems(words: readonly string[]): Set<string> {
  const meaning = words.filter((word) => !PRODUCT_NAMES.has(word));
  return new Set((meaning.length > 0 ? meaning : words).map(stemWord));
}

function compareRanked(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || b.page.uses - a.page.uses;
}

/** Of pages that share what was found, these many are shown. */
const MAX_SHARED = 3;

/** Only the first two that bear the name come before all else: the guides that use it are worth more than the tenth. */
function settleExact(ranked: RankedPage[]): RankedPage[] {
  let exact = 0;
  const shown = new Set<SearchRecord>();
  for (const page of ranked) {
    if (page.score < EXACT_NAME) break;
    if (exact < 2 && !shown.has(page.best.record)) exact += 1;
    else page.score = page.plainScore;
    shown.add(page.best.record);
  }
  return ranked.sort(compareRanked);
}

function collapseShared(ranked: readonly RankedPage[]): RankedPage[] {
  const shown = new Map<SearchRecord, number>();
  return ranked.filter(({ best: { record } }) => {
    const count = (shown.get(record) ?? 0) + 1;
    shown.set(record, count);
    return record.heading === '' || count <= MAX_SHARED;
  });
}
