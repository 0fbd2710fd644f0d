import { createSortedTokens } from './createSortedTokens.ts';
import type { Vocabulary } from './parseQuery.ts';

const MIN_LENGTH = 4;
/** From this length on, two typos are allowed. */
const LONG = 7;
const MAX_CORRECTIONS = 3;

export interface GrowingVocabulary extends Vocabulary {
  add: (token: string) => void;
  readonly size: number;
}

/** All tokens of the index, organized so that similar ones can be found quickly. */
export function createVocabulary(): GrowingVocabulary {
  const counts = new Map<string, number>();
  const byLength: { token: string; letters: number }[][] = [];
  const tokens: string[] = [];
  const sorted = createSortedTokens(tokens);
  const corrected = new Map<string, { token: string; weight: number }[]>();

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
        const familiar = 0.7 + 0.3 * Math.min(1, Math.log10(counts.get(other.token) ?? 1) / 2);
        found.push({ token: other.token, weight: (sameStart * familiar) / distance });
      }
    }
    return [
      ...found.sort((a, b) => b.weight - a.weight).slice(0, MAX_CORRECTIONS),
      ...splitCompound(word, counts),
    ];
  };

  return {
    get size() {
      return counts.size;
    },
    add(token) {
      const count = counts.get(token);
      counts.set(token, (count ?? 0) + 1);
      if (count !== undefined) return;
      corrected.clear();
      tokens.push(token);
      (byLength[token.length] ??= []).push({ token, letters: maskLetters(token) });
    },
    has: (token) => counts.has(token),
    hasPrefix: (token) => sorted.hasLonger(token),
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
  counts: ReadonlyMap<string, number>,
): { token: string; weight: number }[] {
  for (let end = 3; end <= word.length - 3; end += 1) {
    const first = word.slice(0, end);
    const second = word.slice(end);
    if ((counts.get(first) ?? 0) > 2 && (counts.get(second) ?? 0) > 2) {
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
