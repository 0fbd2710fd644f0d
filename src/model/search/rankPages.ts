import { isSameTitle } from './isSameTitle.ts';
import type { Query, QueryTerm } from './Query.ts';
import { EXACT_NAME, KIND_WEIGHTS, WEIGHTS } from './searchWeights.ts';
import type { SearchOptions } from './SearchOptions.ts';
import { getSearchLabel } from './SearchRecord.ts';
import type { SearchPage, SearchRecord } from './SearchRecord.ts';

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

/** Pages that touch on everything, and so would come up for everything. */
const HUB = /^\/x\/react-[\w-]+(?:\/(?:quickstart|features|examples))?$/;

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
  // Where a guide bears the word as its title, that is what a plain word means.
  if (
    !query.isIdentifier &&
    [...pages.keys()].some((page) => isProse(page) && isSameTitle(page, query))
  )
    for (const { whole, parts } of pages.values()) {
      for (const found of whole ? [whole, ...parts] : parts) found.exact = 0;
    }
  const ranked = [...pages].flatMap(([page, { whole, parts }]) => {
    const result = scorePage(page, whole, parts, query, options);
    return result && result.score > 0 ? [result] : [];
  });
  return collapseShared(settleExact(ranked.sort(compareRanked)));
}

function isProse({ kind }: SearchPage): boolean {
  return kind === 'guide' || kind === 'migration';
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
    for (const { token, also = [], prefix, weight } of term.readings) {
      const others = also.map((other) => lookUp(other, false));
      for (const [id, own] of lookUp(token, prefix)) {
        const score = others.length === 0 ? own : averageScore(id, own, others);
        const entry = score > 0 ? get(id) : undefined;
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

/** Of tokens that belong together; nothing where one of them is missing. */
function averageScore(id: number, own: number, others: ReadonlyMap<number, number>[]): number {
  let sum = own;
  for (const scores of others) {
    const score = scores.get(id);
    if (score === undefined) return 0;
    sum += score;
  }
  return sum / (others.length + 1);
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
  const isApi = !isProse(page);
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
  const isSame = isSameTitle(page, query);
  if (isSame) score *= WEIGHTS.sameTitle;
  if (query.products.has(page.part)) score *= WEIGHTS.namedProduct;
  if (options.present === page.part) score *= WEIGHTS.presentProduct;
  if (query.isUpgrade && page.kind === 'migration') score *= WEIGHTS.upgrade;
  if (page.isMinor) score *= WEIGHTS.minorPage;
  if (!isSame && HUB.test(page.pathname)) score *= WEIGHTS.hub;
  const plainScore = score;
  // What is used most is what was meant.
  if (exact > 0) {
    const isOwnPlan = page.plan === bestPart?.found.record.plan;
    score +=
      exact + (page.isMinor ? 0 : 60) + (isOwnPlan ? 30 : 0) + 20 * Math.log10(1 + page.uses);
  }
  const wholeRecord = whole && { record: whole.record, score: wholeScore };
  const partRecords = rankedParts.map(({ found, score: value }) => ({
    record: found.record,
    score: value,
  }));
  const startsWithPage =
    wholeRecord &&
    (whole.exact > 0 || !bestPart || !leadsToSection(bestPart, wholeScore, isSame, query.terms));
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

/** True when the section answers better than the top of the page. */
function leadsToSection(
  { found, score }: { found: Found; score: number },
  wholeScore: number,
  isSame: boolean,
  terms: readonly QueryTerm[],
): boolean {
  if (score > wholeScore) return true;
  if (isSame || found.record.kind === 'demo') return false;
  const saysAll = terms.every((_, position) => (found.scores[position] ?? 0) > 0);
  return saysAll && score > WEIGHTS.sectionFirst * wholeScore;
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
    if (page.score === page.plainScore) continue;
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
