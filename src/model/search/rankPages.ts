import { memoizeBy } from '../navigation/memoizeBy.ts';
import { isHigherPlan } from '../product/Plan.ts';
import { describeMatch, HUB } from './describeMatch.ts';
import type { MatchedPage } from './describeMatch.ts';
import { findRecords } from './findRecords.ts';
import type { RankInput } from './findRecords.ts';
import type { Found } from './Found.ts';
import { isSameTitle } from './isSameTitle.ts';
import { getPageProduct } from './namedProducts.ts';
import type { Query, QueryTerm } from './Query.ts';
import { KIND_WEIGHTS, WEIGHTS } from './searchWeights.ts';
import { isExact } from './RankedPage.ts';
import type { Candidate, RankedPage } from './RankedPage.ts';
import { CANDIDATE_COUNT } from './refineOrder.ts';
import { SEARCH_PARTS } from './SearchFile.ts';
import type { SearchPart } from './SearchFile.ts';
import type { SearchPage, SearchRecord } from './SearchRecord.ts';

/** Pages about one part, one hook, or a gallery. The guide to the subject answers most questions better. */
const SPECIAL = /\/(?:components|hooks)\/|-demo$/;

const LOWEST_SCORE = 1e-6;

interface MatchedRanking extends RankedPage, MatchedPage {}

export interface Ranking {
  /** The first pages, described for the second stage. */
  candidates: Candidate[];
  rest: RankedPage[];
}

interface FoundPage {
  page: SearchPage;
  whole: Found | undefined;
  parts: Found[];
}

/** Ranks pages by how well the page, its best section, and, to a lesser degree, all other sections match a query. */
export function rankPages(input: RankInput): Ranking {
  const { query, options, phrases, products, texts } = input;
  const { found, rarity } = findRecords(input);
  const pages = groupByPage(found, options.product);
  // If a guide has the word as its title, that's what a plain word refers to.
  if (!query.isIdentifier && pages.some(({ page }) => isProse(page) && isSameTitle(page, query)))
    for (const { whole, parts } of pages) {
      if (whole) whole.exact = 0;
      for (const part of parts) part.exact = 0;
    }
  const ranked: MatchedRanking[] = [];
  for (const found of pages) {
    const result = scorePage(found, query, options);
    if (result && result.score > 0) ranked.push(result);
  }
  const settled = collapseShared(settleExact(ranked.sort(compareRanked)));
  const first = settled.slice(0, CANDIDATE_COUNT);
  // A page that is only found by its name has no score besides the bonus.
  const toLog = ({ plainScore }: RankedPage) => Math.log(Math.max(plainScore, LOWEST_SCORE));
  const best = Math.max(...first.map(toLog));
  const comparePhrases = phrases.compare(query.terms, rarity);
  const compareTexts = texts.compare(query.terms);
  const guessed = products.guess(query.terms);
  return {
    candidates: first.map((matched) => ({
      ...matched,
      features: {
        score: toLog(matched) - best,
        product: guessed[getPageProduct(matched.page)],
        ...describeMatch(matched, query, rarity),
        ...comparePhrases(matched.page),
        ...compareTexts(matched.page),
      },
    })),
    rest: settled.slice(CANDIDATE_COUNT),
  };
}

/** The pages of the records, in the order in which they're found. Hundreds of pages share some members. */
function groupByPage(found: readonly Found[], product: SearchPart | undefined): FoundPage[] {
  const pages: FoundPage[] = [];
  const byPart = new Map(SEARCH_PARTS.map((part): [SearchPart, FoundPage[]] => [part, []]));
  for (const each of found) {
    const isPart = each.record.heading !== '';
    for (const page of each.record.pages) {
      if (product && page.part !== product) continue;
      const known = byPart.get(page.part) as FoundPage[];
      let entry = known[page.place];
      if (!entry) {
        entry = { page, whole: undefined, parts: [] };
        known[page.place] = entry;
        pages.push(entry);
      }
      if (isPart) entry.parts.push(each);
      else entry.whole = each;
    }
  }
  return pages;
}

function isProse({ kind }: SearchPage): boolean {
  return kind === 'guide' || kind === 'migration';
}

function scorePage(
  { page, whole, parts }: FoundPage,
  query: Query,
  options: RankInput['options'],
): MatchedRanking | undefined {
  const isApi = !isProse(page);
  const wholeScore = whole?.total ?? 0;
  const bestPart = findBestPart(parts);
  if (!bestPart && !whole) return undefined;
  const words = findBestScores(parts, query.terms);
  const exact = Math.max(whole?.exact ?? 0, findMostExact(parts));
  const covered = measureCoverage(
    page,
    query.terms,
    whole?.scores,
    isApi ? bestPart?.scores : words,
  );
  const partScore = bestPart ? bestPart.total + bestPart.exact : 0;
  let score =
    WEIGHTS.page * wholeScore +
    WEIGHTS.section * (partScore - (bestPart?.exact ?? 0)) +
    (isApi ? WEIGHTS.apiSpread : WEIGHTS.spread) * sum(words);
  score *= covered ** WEIGHTS.coverage;
  const isSame = isSameTitle(page, query);
  const { isHub, isSpecial } = getPlaceInSite(page);
  if (isSame) score *= WEIGHTS.sameTitle;
  if (query.products.has(page.part)) score *= WEIGHTS.namedProduct;
  if (options.present === page.part) score *= WEIGHTS.presentProduct;
  if (isHigherPlan(page.plan, options.plan)) score *= WEIGHTS.higherPlan;
  if (options.opened?.includes(page.pathname)) score *= WEIGHTS.openedPage;
  if (query.isUpgrade && page.kind === 'migration') score *= WEIGHTS.upgrade;
  if (page.isMinor) score *= WEIGHTS.minorPage;
  if (!isSame && isHub) score *= WEIGHTS.hub;
  if (!isSame && isSpecial) score *= WEIGHTS.special;
  const plainScore = score;
  // Prefer the one that's used most.
  if (exact > 0) {
    const isOwnPlan = page.plan === bestPart?.record.plan;
    score +=
      exact + (page.isMinor ? 0 : 60) + (isOwnPlan ? 30 : 0) + 20 * Math.log10(1 + page.uses);
  }
  const startsWithPage =
    whole &&
    (whole.exact > 0 ||
      !bestPart ||
      !leadsToSection(bestPart, partScore, wholeScore, isSame, query.terms));
  const best = startsWithPage
    ? { record: whole.record, score: wholeScore }
    : bestPart && { record: bestPart.record, score: partScore };
  if (!best) return undefined;
  return { page, score, plainScore, best, whole, parts };
}

/** What the address says about a page, whatever the query. */
const getPlaceInSite = memoizeBy(({ pathname }: SearchPage) => ({
  isHub: HUB.test(pathname),
  isSpecial: SPECIAL.test(pathname),
}));

/** The first of those with the highest score. */
function findBestPart(parts: readonly Found[]): Found | undefined {
  let best = parts[0];
  for (const part of parts) {
    if (best && part.total + part.exact > best.total + best.exact) best = part;
  }
  return best;
}

function findMostExact(parts: readonly Found[]): number {
  let most = 0;
  for (const { exact } of parts) most = Math.max(most, exact);
  return most;
}

/** True if the section is a better match than the top of the page. */
function leadsToSection(
  { record, scores }: Found,
  score: number,
  wholeScore: number,
  isSame: boolean,
  terms: readonly QueryTerm[],
): boolean {
  if (score > wholeScore) return true;
  if (isSame || record.kind === 'demo') return false;
  const saysAll = terms.every((_, position) => (scores[position] ?? 0) > 0);
  return saysAll && score > WEIGHTS.sectionFirst * wholeScore;
}

/** The best score of each word in the parts of a page. */
function findBestScores(parts: readonly Found[], terms: readonly QueryTerm[]): number[] {
  const best = terms.map(() => 0);
  for (const { scores, record } of parts) {
    const weight = KIND_WEIGHTS[record.kind];
    for (let position = 0; position < best.length; position += 1) {
      const score = (scores[position] as number) * weight;
      if (score > (best[position] as number)) best[position] = score;
    }
  }
  return best;
}

function sum(values: readonly number[]): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** The weighted share of the query that one of the two contains. A page doesn't need to contain the name of its product. */
function measureCoverage(
  page: SearchPage,
  terms: readonly QueryTerm[],
  whole: readonly number[] | undefined,
  parts: readonly number[] | undefined,
): number {
  let met = 0;
  let all = 0;
  for (const [position, { weight, productName }] of terms.entries()) {
    all += weight;
    const isMet =
      productName === page.part || (whole?.[position] ?? 0) > 0 || (parts?.[position] ?? 0) > 0;
    if (isMet) met += weight;
  }
  return all === 0 ? 1 : met / all;
}

function compareRanked(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || b.page.uses - a.page.uses;
}

/** How many pages to show of those that share a record. */
const MAX_SHARED = 3;

/** Only the first two exact names are ranked first, because guides that use the name are worth more than the tenth API page. */
function settleExact<Page extends RankedPage>(ranked: Page[]): Page[] {
  let exact = 0;
  const shown = new Set<SearchRecord>();
  if (!ranked.some(isExact)) return ranked;
  for (const page of ranked) {
    if (!isExact(page)) continue;
    if (exact < 2 && !shown.has(page.best.record)) exact += 1;
    else page.score = page.plainScore;
    shown.add(page.best.record);
  }
  return ranked.sort(compareRanked);
}

function collapseShared<Page extends RankedPage>(ranked: readonly Page[]): Page[] {
  const shown = new Map<SearchRecord, number>();
  return ranked.filter(({ best: { record } }) => {
    const count = (shown.get(record) ?? 0) + 1;
    shown.set(record, count);
    return record.heading === '' || count <= MAX_SHARED;
  });
}
