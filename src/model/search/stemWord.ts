/** Endings and their replacements; the first match is used. A stem has at least three letters. */
const ENDINGS: readonly [ending: RegExp, rest: string][] = [
  [/izations?$/, 'iz'],
  [/ations?$/, 'at'],
  [/([ct])ions?$/, '$1'],
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

const stems = new Map<string, string>();

/** `sorting`, `sorted`, `sorts`, `sortable` → `sort`. It's rough, but what matters is that texts and queries use the same stems. */
export function stemWord(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = cutEndings(word);
    // Bounded, because users can type anything.
    if (stems.size > 50_000) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

function cutEndings(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  for (const [ending, rest] of ENDINGS) {
    if (!ending.test(stem)) continue;
    const shorter = stem.replace(ending, rest);
    if (shorter.length >= 3) stem = shorter;
    break;
  }
  stem = removeEnding(stem, /(?:ing|ed|able)$/);
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** `pinning` → `pin`, `resizable` → `resiz`; `ring` and `table` don't change */
function removeEnding(word: string, ending: RegExp): string {
  const match = ending.exec(word);
  if (!match) return word;
  const rest = word.slice(0, match.index);
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word;
  return rest.replace(/([bdfgmnprt])\1$/, '$1');
}
