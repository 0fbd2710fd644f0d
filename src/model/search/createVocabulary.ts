import SearchableMap from 'minisearch/SearchableMap';
import type { Vocabulary } from './parseQuery.ts';
import { expandRun, splitRuns } from './tokenize.ts';

const MIN_LENGTH = 4;
/** From this length on, two typos are allowed. */
const LONG = 7;
const MAX_CORRECTIONS = 3;

export interface GrowingVocabulary extends Vocabulary {
  /** Counts a token and returns its number. */
  add: (token: string) => number;
  /** Counts the tokens of a text and returns their numbers. */
  addText: (text: string) => number[];
  /** The number of a known token. */
  find: (token: string) => number | undefined;
  /** The token with a number. */
  spell: (number: number) => string;
}

/** All tokens of the index, organized so that similar ones can be found quickly. */
export function createVocabulary(): GrowingVocabulary {
  const numbers = new Map<string, number>();
  /** How often each token occurs. */
  const counts: number[] = [];
  /** The numbers of the tokens of each word. Texts repeat their words, so most words are looked up once instead of each token. */
  const runs = new Map<string, readonly number[]>();
  /** The tokens by their numbers. */
  const tokens: string[] = [];
  const byLength: { token: string; letters: number }[][] = [];
  /** The same tokens, organized by how they start. */
  const tree = new SearchableMap<true>();
  const corrected = new Map<string, { token: string; weight: number }[]>();

  const countToken = (token: string): number => {
    const number = numbers.get(token);
    return number === undefined ? 0 : (counts[number] as number);
  };

  /** Makes a token known, if it isn't. */
  const learn = (token: string): number => {
    let number = numbers.get(token);
    if (number === undefined) {
      number = tokens.push(token) - 1;
      numbers.set(token, number);
      tree.set(token, true);
      counts.push(0);
      corrected.clear();
      (byLength[token.length] ??= []).push({ token, letters: maskLetters(token) });
    }
    return number;
  };

  const hasLonger = (start: string): boolean => {
    for (const token of tree.atPrefix(start).keys()) {
      if (token !== start) return true;
    }
    return false;
  };

  const increment = (number: number): void => {
    counts[number] = (counts[number] as number) + 1;
  };

  const correct = (word: string): { token: string; weight: number }[] => {
    if (word.length < MIN_LENGTH || word.length > 40) return [];
    const limit = word.length < LONG ? 1 : 2;
    const letters = maskLetters(word);
    const found: { token: string; weight: number }[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const other of byLength[length] ?? []) {
        if (countBits(letters ^ other.letters) > 2 * limit) continue;
        const distance = measureSlips(word, other.token, limit);
        if (distance > limit) continue;
        const sameStart = word[0] === other.token[0] ? 1 : 0.6;
        // A common word is more likely what the user meant than one that occurs once.
        const familiar = 0.7 + 0.3 * Math.min(1, Math.log10(countToken(other.token)) / 2);
        found.push({ token: other.token, weight: (sameStart * familiar) / distance });
      }
    }
    return [
      ...found.sort((a, b) => b.weight - a.weight).slice(0, MAX_CORRECTIONS),
      ...splitCompound(word, countToken),
    ];
  };

  return {
    find: (token) => numbers.get(token),
    spell: (number) => tokens[number] as string,
    add(token) {
      const number = learn(token);
      increment(number);
      return number;
    },
    addText(text) {
      const all: number[] = [];
      for (const run of splitRuns(text)) {
        let own = runs.get(run);
        if (!own) runs.set(run, (own = expandRun(run).map(learn)));
        for (const number of own) {
          increment(number);
          all.push(number);
        }
      }
      return all;
    },
    has: (token) => numbers.has(token),
    hasPrefix: (token) => token !== '' && hasLonger(token),
    correct(token) {
      let result = corrected.get(token);
      if (!result) corrected.set(token, (result = correct(token)));
      return result;
    },
  };
}

/** `treeview` → tree, view, if both are known words */
function splitCompound(
  word: string,
  countToken: (token: string) => number,
): { token: string; weight: number }[] {
  for (let end = 3; end <= word.length - 3; end += 1) {
    const first = word.slice(0, end);
    const second = word.slice(end);
    if (countToken(first) > 2 && countToken(second) > 2) {
      return [
        { token: first, weight: 1 },
        { token: second, weight: 1 },
      ];
    }
  }
  return [];
}

/** One bit per letter, to skip words that differ in many letters without comparing them. */
function maskLetters(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Edit distance that counts a swap of adjacent letters once; gives up beyond the limit. */
export function measureSlips(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min(
        (previous[column - 1] as number) + (isSame ? 0 : 1),
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (beforePrevious[column - 2] as number) + 1);
      }
      current.push(best);
      smallest = Math.min(smallest, best);
    }
    if (smallest > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] as number;
}
