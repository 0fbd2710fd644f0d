import type { SearchPart } from './SearchFile.ts';
import { WEIGHTS } from './searchWeights.ts';
import { stemWord } from './stemWord.ts';
import { CHINESE_SYNONYMS } from '#content/search/chinese.ts';
import { SYNONYMS } from '#content/search/synonyms.ts';
import { hasCjk, isCjk, splitIdentifier, splitRuns, toPairs } from './tokenize.ts';
import {
  PRODUCT_NAMES,
  PRODUCT_WORDS,
  STOP_WORDS,
  UPGRADE_WORDS,
  VAGUE_WORDS,
} from './queryWords.ts';

/** More is a pasted text, not a question. */
const MAX_LENGTH = 300;
const MAX_TERMS = 14;

/** One way to meet a word of the query. */
export interface Reading {
  token: string;
  /** Further tokens that must stand in the same record: `lazy` with `loading`. */
  also?: readonly string[];
  weight: number;
  prefix: boolean;
}

/** A word of the query with all its readings, of which the best counts. */
export interface QueryTerm {
  word: string;
  weight: number;
  readings: Reading[];
  /** Met by every page of the product that it names. */
  productName?: SearchPart;
}

export interface Query {
  /** Trimmed, as it may name something exactly: `<DataGrid />` → `datagrid`. */
  name: string;
  /** The same with its capitals. */
  text: string;
  isIdentifier: boolean;
  terms: QueryTerm[];
  /** Products that the words name. */
  products: Set<SearchPart>;
  isUpgrade: boolean;
  /** Words that nothing begins with, and what was searched instead. */
  corrections: Map<string, string>;
}

export interface Vocabulary {
  has: (token: string) => boolean;
  hasPrefix: (token: string) => boolean;
  /** Tokens that it was probably meant to be, best first. */
  correct: (token: string) => { token: string; weight: number }[];
}

export function parseQuery(input: string, vocabulary: Vocabulary): Query {
  const text = input.slice(0, MAX_LENGTH).normalize('NFC').trim();
  const isTyping = !/\s$/.test(input);
  const corrections = new Map<string, string>();
  const runs = splitRuns(text);
  const words = runs.flatMap((run, index) =>
    splitRun(run, vocabulary, isTyping && index === runs.length - 1),
  );
  const meaning = words.filter(({ word }) => !STOP_WORDS.has(word));
  const kept = (meaning.length > 0 ? meaning : words).slice(0, MAX_TERMS);
  const terms = kept.map((word, index): QueryTerm => {
    const isLast = isTyping && index === kept.length - 1 && word === words.at(-1);
    return createTerm(word, isLast, vocabulary, corrections);
  });
  addSynonyms(terms);
  addChinese(text, terms);
  const name = text.replace(/^[<.#@]+|(?:\(\)|\s*\/?>)+$/g, '');
  return {
    name: name.toLowerCase(),
    text: name,
    isIdentifier: /^[\w$.-]+$/.test(name) && /[a-z][A-Z]|_|^Mui|^use[A-Z]|^[A-Z]\w+$/.test(name),
    terms,
    products: findProducts(terms),
    isUpgrade: terms.some(({ word }) => UPGRADE_WORDS.test(word)),
    corrections,
  };
}

interface Word {
  word: string;
  weight: number;
  /** Readings other than the word itself. */
  parts: string[];
}

/** Identifiers are searched whole where they are known, and by their parts. */
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
    for (const { token, weight: likeness } of vocabulary.correct(word)) {
      if (!corrections.has(word)) corrections.set(word, token);
      readings.push({ token, weight: WEIGHTS.correction * likeness, prefix: false });
      const correctStem = stemWord(token);
      if (correctStem !== token) {
        const stemmed = WEIGHTS.correction * likeness * WEIGHTS.stem;
        readings.push({ token: correctStem, weight: stemmed, prefix: false });
      }
    }
  }
  return { word: corrections.get(word) ?? word, weight, readings };
}

interface Phrase {
  stems: string[];
  readings: Reading[];
}

const PHRASES = indexPhrases();

/** The synonyms by the stem of their first word. */
function indexPhrases(): Map<string, Phrase[]> {
  const phrases = Object.entries(SYNONYMS).map(([phrase, values]): Phrase => ({
    stems: phrase.split(' ').map(stemWord),
    readings: values.map(toReading),
  }));
  return Map.groupBy(phrases, ({ stems }) => stems[0] ?? '');
}

/** All words of a synonym together stand for the word that was typed. */
function toReading(value: string): Reading {
  const [token = '', ...also] = splitRuns(value).map((word) => stemWord(word.toLowerCase()));
  return { token, also, weight: WEIGHTS.synonym, prefix: false };
}

/** Every phrase that stands in the query, and every single word of it, is read in the other words too. */
function addSynonyms(terms: readonly QueryTerm[]): void {
  const stems = terms.map(({ word }) => stemWord(word));
  stems.forEach((stem, start) => {
    for (const phrase of PHRASES.get(stem) ?? []) {
      if (!phrase.stems.every((word, offset) => stems[start + offset] === word)) continue;
      for (const term of terms.slice(start, start + phrase.stems.length)) {
        term.readings.push(...phrase.readings);
      }
    }
  });
}

const CHINESE = Object.entries(CHINESE_SYNONYMS).sort(([a], [b]) => b.length - a.length);

/** The longest known words of a Chinese query, read in English. */
function addChinese(text: string, terms: QueryTerm[]): void {
  if (!hasCjk(text)) return;
  let rest = text;
  for (const [phrase, english] of CHINESE) {
    if (!rest.includes(phrase)) continue;
    rest = rest.replaceAll(phrase, ' ');
    const pairs = new Set(toPairs(phrase));
    const place = terms.filter(({ word }) => pairs.has(word) || phrase.includes(word));
    english.split(' ').forEach((word) => {
      const readings = [...new Set([word, stemWord(word)])].map((token): Reading => {
        return { token, weight: WEIGHTS.synonym, prefix: false };
      });
      for (const term of place) term.readings.push(...readings);
      terms.push({ word, weight: 1, readings });
    });
  }
}

function findProducts(terms: readonly QueryTerm[]): Set<SearchPart> {
  const products = new Set<SearchPart>();
  for (const term of terms) {
    const product = PRODUCT_WORDS[term.word];
    if (!product) continue;
    products.add(product);
    if (PRODUCT_NAMES.has(term.word)) term.productName = product;
  }
  return products;
}
