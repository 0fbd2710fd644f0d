import { isCjk, splitIdentifier } from './tokenize.ts';
import { stemWord } from './stemWord.ts';

const LENGTH = 150;
/** Characters to keep before the first match. */
const LEAD = 40;

/** The part of a text around the first match, or its beginning if nothing matches. */
export function createExcerpt(text: string, words: readonly string[], length = LENGTH): string {
  if (text.length <= length) return text;
  const first = eachMark(text, words).next().value?.[0] ?? 0;
  const start = first <= length - LEAD ? 0 : snapToWord(text, first - LEAD);
  const end = start + length >= text.length ? text.length : snapToWord(text, start + length);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

type Mark = [start: number, end: number];

/** The positions of the query's words in a text. A word that ends in `*` matches as a prefix. */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  return [...eachMark(text, words)];
}

function* eachMark(text: string, words: readonly string[]): Generator<Mark, undefined> {
  const wanted = new Set(words);
  const starts = words.filter((word) => /..\*$/.test(word)).map((word) => word.slice(0, -1));
  if (wanted.size === 0) return;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    const start = match.index;
    if (isCjk(match[0])) yield* findCjkMarks(match[0], start, wanted);
    else if (isWanted(match[0], wanted, starts)) yield [start, start + match[0].length];
  }
}

/** A word, its stem, a part of it, or a prefix match for a word that's still being typed. */
function isWanted(word: string, wanted: ReadonlySet<string>, starts: readonly string[]): boolean {
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
