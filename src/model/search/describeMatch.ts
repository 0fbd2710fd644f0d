import type { Found } from './Found.ts';
import type { TextMatch } from './createTextModel.ts';
import { isSameTitle } from './isSameTitle.ts';
import type { PhraseMatch } from './matchPhrases.ts';
import { getPageProduct } from './namedProducts.ts';
import type { PageFeatures } from './pageFeatures.ts';
import type { Query } from './Query.ts';
import type { SearchPage } from './SearchRecord.ts';
import { FIELD_BITS } from './searchWeights.ts';

export interface MatchedPage {
  page: SearchPage;
  /** The record of the page as a whole. */
  whole: Found | undefined;
  /** Its sections, demos, and members. */
  parts: readonly Found[];
}

const { name, title, heading, keywords, contents, text, code, searches } = FIELD_BITS;
const ANY = name | title | heading | keywords | contents | text | code;

/** Pages that mention everything and would otherwise match every query. */
export const HUB = /^\/x\/react-[\w-]+(?:\/(?:quickstart|features|examples))?$/;

/** Pages that show how to combine features. */
const RECIPES = /\brecipes\b/;

/** Pages with many demos and few words. */
const GALLERY = /-demo$|\/demos\/|\/playground$/;

/** What the second stage of the ranking looks at. Shares are of the query, in which rare words count more. */
export function describeMatch(
  { page, whole, parts }: MatchedPage,
  query: Query,
  rarity: readonly number[],
): Omit<PageFeatures, 'score' | 'product' | keyof PhraseMatch | keyof TextMatch> {
  const all = whole ? [whole, ...parts] : parts;
  const sections = parts.filter(({ record: { kind } }) => kind === 'guide' || kind === 'migration');
  const demos = parts.filter(({ record: { kind } }) => kind === 'demo');
  const total = rarity.reduce((sum, weight) => sum + weight, 0);
  /** The share of the query that the records have in some of their fields, all together. */
  const ofAny = (records: readonly Found[], fields: number): number => {
    if (total === 0) return 0;
    let met = 0;
    for (let term = 0; term < rarity.length; term += 1) {
      if (isInAny(records, term, fields)) met += rarity[term] as number;
    }
    return met / total;
  };
  const ofWhole = (fields: number) => (whole ? ofAny([whole], fields) : 0);
  const ofBest = (records: readonly Found[], fields: number): number => {
    let best = 0;
    for (const found of records) best = Math.max(best, ofAny([found], fields));
    return best;
  };
  return {
    isMigration: Number(page.kind === 'migration'),
    isOther: Number(isOther(page, query)),
    isApi: Number(page.kind !== 'guide' && page.kind !== 'migration'),
    isHub: Number(HUB.test(page.pathname)),
    isRecipes: Number(RECIPES.test(page.pathname)),
    isGallery: Number(GALLERY.test(page.pathname)),
    isSameTitle: Number(isSameTitle(page, query)),
    title: ofWhole(name | title),
    keywords: ofWhole(keywords),
    intro: ofWhole(text),
    top: ofWhole(name | title | keywords | contents),
    questions: ofAny(whole ? [whole, ...sections] : sections, keywords),
    code: ofAny(all, code),
    heading: ofBest(sections, heading),
    sectionText: ofBest(sections, text),
    sectionTop: ofBest(sections, heading | keywords | text),
    section: ofBest(sections, ANY),
    demo: ofBest(demos, name),
    searches: ofWhole(searches),
  };
}

/** The query names products, and the page is about another one. */
function isOther(page: SearchPage, { products }: Query): boolean {
  const product = getPageProduct(page);
  return products.size > 0 && product !== 'general' && !products.has(product);
}

function isInAny(records: readonly Found[], term: number, fields: number): boolean {
  for (const found of records) if (((found.fields[term] ?? 0) & fields) !== 0) return true;
  return false;
}
