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
  for (const end of listSentenceEnds(text)) {
    const own = marks.filter(([from]) => from >= start && from < end);
    const found = new Set(own.map(([from, to]) => stemWord(text.slice(from, to).toLowerCase())));
    if (found.size > most) {
      most = found.size;
      best = { start, end, firstMark: own[0]?.[0] ?? start };
    }
    start = end;
  }
  return best;
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
  return [...eachMark(text, words)];
}

function* eachMark(text: string, words: readonly string[]): Generator<Mark, undefined> {
  if (words.length === 0) return;
  const { wanted, isWanted } = getMatcher(words);
  for (const { run, start } of listRuns(text)) {
    if (isCjk(run)) yield* findCjkMarks(run, start, wanted);
    else if (isWanted(run)) yield [start, start + run.length];
  }
}

interface Run {
  run: string;
  start: number;
}

const MOST_TEXTS = 1000;
const runs = new Map<string, Run[]>();

/** The words of a text. Cached, because the next keystroke often finds the same texts. */
function listRuns(text: string): Run[] {
  let list = runs.get(text);
  if (!list) {
    list = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu), ({ 0: run, index }) => ({
      run,
      start: index,
    }));
    if (runs.size >= MOST_TEXTS) runs.clear();
    runs.set(text, list);
  }
  return list;
}

interface Matcher {
  wanted: ReadonlySet<string>;
  isWanted: (word: string) => boolean;
}

const matchers = new WeakMap<readonly string[], Matcher>();

/** One for all texts in which the same words are marked, because texts repeat their words. */
function getMatcher(words: readonly string[]): Matcher {
  let matcher = matchers.get(words);
  if (!matcher) {
    const wanted = new Set(words);
    const starts = words.filter((word) => /..\*$/.test(word)).map((word) => word.slice(0, -1));
    const known = new Map<string, boolean>();
    matcher = {
      wanted,
      isWanted(word) {
        let result = known.get(word);
        if (result === undefined) known.set(word, (result = matchWord(word, wanted, starts)));
        return result;
      },
    };
    matchers.set(words, matcher);
  }
  return matcher;
}

/** A word, its stem, a part of it, or a prefix match for a word that's still being typed. */
function matchWord(word: string, wanted: ReadonlySet<string>, starts: readonly string[]): boolean {
  const whole = word.toLowerCase();
  if (wanted.has(whole) || wanted.has(stemWord(whole))) return true;
  if (starts.some((start) => whole.startsWith(start))) return true;
  if (!/\p{Ll}\p{Lu}|_/u.test(word)) return false;
  return splitIdentifier(word).some(
    (part) => part.length > 2 && (wanted.has(part) || wanted.has(stemWord(part))),
  );
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
