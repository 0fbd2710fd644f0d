import { stemWord } from './stemWord.ts';

/** Longer tokens are encoded data and not worth indexing. */
const MAX_LENGTH = 64;
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const RUNS = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu');
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[^\p{Lu}\p{Ll}\p{M}\p{N}_]+/gu;

/** The tokens of a text: whole identifiers and their parts, words and their stems, pairs of CJK characters. */
export function tokenize(text: string): string[] {
  return splitRuns(text).flatMap(expandRun);
}

const expanded = new Map<string, readonly string[]>();

/** The tokens of a word. Cached, because texts repeat their words. */
export function expandRun(run: string): readonly string[] {
  let tokens = expanded.get(run);
  if (!tokens) {
    tokens = isCjk(run) ? toPairs(run) : expandWord(run);
    if (expanded.size > 50_000) expanded.clear();
    expanded.set(run, tokens);
  }
  return tokens;
}

function expandWord(run: string): string[] {
  const parts = splitIdentifier(run);
  const words = parts.length > 1 ? [run.toLowerCase(), ...parts] : [run.toLowerCase()];
  return words.flatMap((word) => {
    const stem = stemWord(word);
    return stem === word ? [word] : [word, stem];
  });
}

/** The words of a text, unchanged: runs of letters and digits, and runs of CJK characters. */
export function splitRuns(text: string): string[] {
  return (text.normalize('NFC').match(RUNS) ?? []).filter(
    (run) => run.length <= MAX_LENGTH || isCjk(run),
  );
}

export function isCjk(run: string): boolean {
  return IS_CJK.test(run);
}

/** `checkboxSelectionVisibleOnly` → checkbox, selection, visible, only; `GRID_ROOT` → grid, root */
export function splitIdentifier(name: string): string[] {
  return (name.match(PARTS) ?? [name]).map((part) => part.toLowerCase());
}

/** `日期选择` → 日期, 期选, 选择; a single character is returned as is */
export function toPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

export function hasCjk(text: string): boolean {
  return splitRuns(text).some(isCjk);
}
