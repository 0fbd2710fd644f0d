import { addSynonyms, addTranslations } from './addSynonyms.ts';
import type { Thesaurus } from './createThesaurus.ts';
import { findNamedProduct } from './namedProducts.ts';
import type { Query, QueryTerm, Reading } from './Query.ts';
import type { SearchPart } from './SearchFile.ts';
import { PRODUCT_NAMES, QUESTION, STOP_WORDS, UPGRADE_WORDS, VAGUE_WORDS } from './queryWords.ts';
import { WEIGHTS } from './searchWeights.ts';
import { stemWord } from './stemWord.ts';
import { isCjk, splitIdentifier, splitRuns, toPairs } from './tokenize.ts';

/** Anything longer is pasted text, not a question. */
const MAX_LENGTH = 300;
const MAX_TERMS = 14;

export interface Vocabulary {
  has: (token: string) => boolean;
  hasPrefix: (token: string) => boolean;
  /** Known tokens the user probably meant, best first. */
  correct: (token: string) => { token: string; weight: number }[];
}

export function parseQuery(input: string, vocabulary: Vocabulary, thesaurus: Thesaurus): Query {
  const text = input.slice(0, MAX_LENGTH).normalize('NFC').trim();
  const isTyping = !/\s$/.test(input);
  const corrections = new Map<string, string>();
  const runs = splitRuns(text);
  const words = runs.flatMap((run, index) =>
    splitRun(run, vocabulary, isTyping && index === runs.length - 1),
  );
  const meaningful = words.filter(({ word }) => !STOP_WORDS.has(word));
  const kept = (meaningful.length > 0 ? meaningful : words).slice(0, MAX_TERMS);
  const terms = kept.map((word, index): QueryTerm => {
    const isLast = isTyping && index === kept.length - 1 && word === words.at(-1);
    return createTerm(word, isLast, vocabulary, corrections);
  });
  addSynonyms(terms, thesaurus);
  addTranslations(text, terms, thesaurus);
  const name = text.replace(/^[<.#@]+|(?:\(\)|\s*\/?>)+$/g, '');
  return {
    name: name.toLowerCase(),
    text: name,
    isIdentifier: /^[\w$.-]+$/.test(name) && /[a-z][A-Z]|_|^Mui|^use[A-Z]|^[A-Z]\w+$/.test(name),
    isQuestion: QUESTION.test(text),
    terms,
    products: findProducts(terms),
    isUpgrade: terms.some(({ word }) => UPGRADE_WORDS.test(word)),
    corrections,
  };
}

interface Word {
  word: string;
  weight: number;
  /** Readings besides the word itself. */
  parts: string[];
}

/** Known identifiers are searched as a whole and by their parts. */
function splitRun(run: string, vocabulary: Vocabulary, isLast: boolean): Word[] {
  if (isCjk(run)) return toPairs(run).map((pair) => ({ word: pair, weight: 1, parts: [] }));
  const whole = run.toLowerCase();
  const parts = splitIdentifier(run);
  if (parts.length === 1) return [{ word: whole, weight: weigh(whole), parts: [] }];
  const isKnown = vocabulary.has(whole) || (isLast && vocabulary.hasPrefix(whole));
  if (isKnown || vocabulary.correct(whole).some(({ token }) => !whole.includes(token)))
    return [{ word: whole, weight: 1, parts: isKnown ? parts : [] }];
  return parts.map((part) => ({ word: part, weight: weigh(part), parts: [] }));
}

function weigh(word: string): number {
  return VAGUE_WORDS.has(word) ? WEIGHTS.vague : 1;
}

function createTerm(
  { word, weight, parts }: Word,
  isLast: boolean,
  vocabulary: Vocabulary,
  corrections: Map<string, string>,
): QueryTerm {
  const readings: Reading[] = [{ token: word, weight: 1, prefix: false }];
  const stem = stemWord(word);
  if (stem !== word) readings.push({ token: stem, weight: WEIGHTS.stem, prefix: false });
  for (const part of parts) {
    readings.push({ token: stemWord(part), weight: WEIGHTS.part, prefix: false });
  }
  const isKnown = vocabulary.has(word) || vocabulary.has(stem);
  if ((isLast || !isKnown) && vocabulary.hasPrefix(word)) {
    readings.push({ token: word, weight: WEIGHTS.prefix, prefix: true });
  } else if (!isKnown) {
    for (const { token, weight: similarity } of vocabulary.correct(word)) {
      if (!corrections.has(word)) corrections.set(word, token);
      readings.push({ token, weight: WEIGHTS.correction * similarity, prefix: false });
      const correctStem = stemWord(token);
      if (correctStem !== token) {
        const stemmed = WEIGHTS.correction * similarity * WEIGHTS.stem;
        readings.push({ token: correctStem, weight: stemmed, prefix: false });
      }
    }
  }
  return { word: corrections.get(word) ?? word, weight, readings };
}

function findProducts(terms: readonly QueryTerm[]): Set<SearchPart> {
  const products = new Set<SearchPart>();
  for (const term of terms) {
    const product = findNamedProduct(term.word);
    if (!product) continue;
    products.add(product);
    if (PRODUCT_NAMES.has(term.word)) term.productName = product;
  }
  return products;
}
