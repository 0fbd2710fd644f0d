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
  whole?: Found;
  parts: Found[];
}

/** Ranks pages by how well the page, its best section, and, to a lesser degree, all other sections match a query. */
export function rankPages(input: RankInput): Ranking {
  const { query, options, phrases, products, texts } = input;
  const pages = new Map<SearchPage, FoundPage>();
  const { found: all, rarity } = findRecords(input);
  for (const found of all) {
    for (const page of found.record.pages) {
      if (options.product && page.part !== options.product) continue;
      let entry = pages.get(page);
      if (!entry) pages.set(page, (entry = { parts: [] }));
      if (found.record.heading) entry.parts.push(found);
      else entry.whole = found;
    }
  }
  // If a guide has the word as its title, that's what a plain word refers to.
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

function isProse({ kind }: SearchPage): boolean {
  return kind === 'guide' || kind === 'migration';
}

function scorePage(
  page: SearchPage,
  whole: Found | undefined,
  parts: readonly Found[],
  query: Query,
  options: RankInput['options'],
): MatchedRanking | undefined {
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
  if (isHigherPlan(page.plan, options.plan)) score *= WEIGHTS.higherPlan;
  if (options.opened?.includes(page.pathname)) score *= WEIGHTS.openedPage;
  if (query.isUpgrade && page.kind === 'migration') score *= WEIGHTS.upgrade;
  if (page.isMinor) score *= WEIGHTS.minorPage;
  if (!isSame && HUB.test(page.pathname)) score *= WEIGHTS.hub;
  if (!isSame && SPECIAL.test(page.pathname)) score *= WEIGHTS.special;
  const plainScore = score;
  // Prefer the one that's used most.
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
    whole,
    parts,
  };
}

/** True if the section is a better match than the top of the page. */
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

/** The best score of each word on the page. */
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

/** The weighted share of the query that the page contains. It doesn't need to contain the name of its product. */
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

/** How many pages to show of those that share a record. */
const MAX_SHARED = 3;

/** Only the first two exact names are ranked first, because guides that use the name are worth more than the tenth API page. */
function settleExact<Page extends RankedPage>(ranked: Page[]): Page[] {
  let exact = 0;
  const shown = new Set<SearchRecord>();
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
