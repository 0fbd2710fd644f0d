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
  const ofWhole = (fields: number) => measureShare(rarity, (term) => isIn(whole, term, fields));
  const ofAny = (records: readonly Found[], fields: number) =>
    measureShare(rarity, (term) => records.some((found) => isIn(found, term, fields)));
  const ofBest = (records: readonly Found[], fields: number) =>
    Math.max(
      0,
      ...records.map((found) => measureShare(rarity, (term) => isIn(found, term, fields))),
    );
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

function isIn(found: Found | undefined, term: number, fields: number): boolean {
  return ((found?.fields[term] ?? 0) & fields) !== 0;
}

function measureShare(rarity: readonly number[], isMet: (term: number) => boolean): number {
  let met = 0;
  let all = 0;
  for (let term = 0; term < rarity.length; term += 1) {
    const weight = rarity[term] as number;
    all += weight;
    if (isMet(term)) met += weight;
  }
  return all === 0 ? 0 : met / all;
}
