import { memoizeBy } from '../navigation/memoizeBy.ts';
import { isCjk, splitIdentifier } from './tokenize.ts';
import { stemWord } from './stemWord.ts';

const LENGTH = 150;
/** Characters to keep before the first match. */
const LEAD = 40;

/** The part of a text that starts with the sentence that matches best, or its beginning if nothing matches. */
export function createExcerpt(text: string, words: readonly string[], length = LENGTH): string {
  if (text.length <= length) return text;
  const start = findStart(text, words, length);
  const end = start + length >= text.length ? text.length : snapToWord(text, start + length);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

function findStart(text: string, words: readonly string[], length: number): number {
  const best = findBestSentence(text, words);
  // What fits is shown from the beginning.
  if (!best || best.end <= length) return 0;
  const isNear = best.firstMark - best.start <= length - LEAD;
  return isNear ? best.start : snapToWord(text, best.firstMark - LEAD);
}

interface Sentence {
  start: number;
  end: number;
  firstMark: number;
}

/** The sentence with the most different words of the query; the first of those that have the same number. */
function findBestSentence(text: string, words: readonly string[]): Sentence | undefined {
  const marks = findMarks(text, words);
  let best: Sentence | undefined;
  let most = 0;
  let start = 0;
  let next = 0;
  for (const end of readText(text).ends) {
    const first = next;
    while (next < marks.length && (marks[next] as Mark)[0] < end) next += 1;
    // A sentence has at most as many different words as marks.
    const found = next - first > most ? countStems(text, marks.slice(first, next)) : 0;
    if (found > most) {
      most = found;
      best = { start, end, firstMark: (marks[first] as Mark)[0] };
    }
    start = end;
  }
  return best;
}

function countStems(text: string, marks: readonly Mark[]): number {
  return new Set(marks.map(([from, to]) => stemWord(text.slice(from, to).toLowerCase()))).size;
}

function listSentenceEnds(text: string): number[] {
  const ends = [...text.matchAll(/[.!?]\s+|[。！？]/g)].map(
    ({ 0: { length }, index }) => index + length,
  );
  return [...ends, text.length];
}

type Mark = [start: number, end: number];

/** The positions of the query's words in a text. A word that ends in `*` matches as a prefix. */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  if (words.length === 0) return [];
  const matcher = getMatcher(words);
  const marks: Mark[] = [];
  const { list, starts } = readText(text);
  for (let index = 0; index < list.length; index += 1) {
    const word = list[index] as TextWord;
    const start = starts[index] as number;
    if (word.isCjk) marks.push(...findCjkMarks(word.run, start, matcher.wanted));
    else if (isWanted(word, matcher)) marks.push([start, start + word.run.length]);
  }
  return marks;
}

/** A word of the texts, with everything that a word of a query is compared with. */
interface TextWord {
  run: string;
  isCjk: boolean;
  /** In lowercase. */
  whole: string;
  /** The word, its stem, and the same of its parts. */
  forms: readonly string[];
  /** The matcher that compared it last, and the result. */
  matcher: Matcher | undefined;
  isWanted: boolean;
}

const MOST_WORDS = 50_000;
const textWords = new Map<string, TextWord>();

/** One for all places of a word, because texts repeat their words. */
function getTextWord(run: string): TextWord {
  let word = textWords.get(run);
  if (!word) {
    const whole = run.toLowerCase();
    const forms = listForms(run);
    word = { run, isCjk: isCjk(run), whole, forms, matcher: undefined, isWanted: false };
    if (textWords.size >= MOST_WORDS) textWords.clear();
    textWords.set(run, word);
  }
  return word;
}

function listForms(run: string): string[] {
  const isCompound = /\p{Ll}\p{Lu}|_/u.test(run);
  const parts = isCompound ? splitIdentifier(run).filter((part) => part.length > 2) : [];
  const words = [run.toLowerCase(), ...parts];
  return [...new Set([...words, ...words.map(stemWord)])];
}

interface ReadText {
  list: readonly TextWord[];
  /** Where each word starts. */
  starts: readonly number[];
  /** Where sentences end. */
  ends: readonly number[];
}

const MOST_TEXTS = 2000;
const texts = new Map<string, ReadText>();

/** The words and sentences of a text. Cached, because the next keystroke often finds the same texts. */
function readText(text: string): ReadText {
  let read = texts.get(text);
  if (!read) {
    const list: TextWord[] = [];
    const starts: number[] = [];
    for (const { 0: run, index } of text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
      list.push(getTextWord(run));
      starts.push(index);
    }
    read = { list, starts, ends: listSentenceEnds(text) };
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(text, read);
  }
  return read;
}

interface Matcher {
  wanted: ReadonlySet<string>;
  /** For a word that's still being typed. */
  starts: readonly string[];
}

const getMatcher = memoizeBy((words: readonly string[]): Matcher => ({
  wanted: new Set(words),
  starts: words.filter((word) => /..\*$/.test(word)).map((word) => word.slice(0, -1)),
}));

/** A word is compared once with the words of a query, however often it occurs. */
function isWanted(word: TextWord, matcher: Matcher): boolean {
  if (word.matcher !== matcher) {
    word.matcher = matcher;
    word.isWanted = hasForm(word, matcher.wanted) || hasStart(word, matcher.starts);
  }
  return word.isWanted;
}

function hasForm({ forms }: TextWord, wanted: ReadonlySet<string>): boolean {
  for (const form of forms) if (wanted.has(form)) return true;
  return false;
}

function hasStart({ whole }: TextWord, starts: readonly string[]): boolean {
  for (const start of starts) if (whole.startsWith(start)) return true;
  return false;
}

function findCjkMarks(run: string, offset: number, wanted: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = [];
  for (let index = 0; index < run.length; index += 1) {
    const pair = run.slice(index, index + 2);
    if (!wanted.has(pair) && !wanted.has(run.charAt(index))) continue;
    const end = wanted.has(pair) ? index + pair.length : index + 1;
    const last = marks.at(-1);
    if (last && last[1] >= offset + index) last[1] = Math.max(last[1], offset + end);
    else marks.push([offset + index, offset + end]);
  }
  return marks;
}

/** The start of the next word after `position`, unless words are too long for that. */
function snapToWord(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  return space === -1 || space - position > 20 ? position : space + 1;
}
