/** Pathnames by likeness to the one asked for: shared words first, then how near the whole is letter by letter. */
export function rankPathnames(asked: string, pathnames: readonly string[], most = 5): string[] {
  const askedWords = toWords(asked);
  if (askedWords.length === 0) return [];
  return pathnames
    .map((pathname) => ({ pathname, score: score(askedWords, toWords(pathname)) }))
    .filter(({ score: value }) => value > 0.2)
    .sort((a, b) => b.score - a.score || a.pathname.length - b.pathname.length)
    .slice(0, most)
    .map(({ pathname }) => pathname);
}

/** `/zh/x/react-data-grid/sortng/` → react, data, grid, sortng */
function toWords(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9\u4e00-\u9fff]+/)
    .filter((word) => word && !['x', 'zh', 'en', 'html', 'index'].includes(word));
}

/** How much of the words asked for is met, weighed towards the last of them, which name the page. */
function score(asked: readonly string[], offered: readonly string[]): number {
  let met = 0;
  let total = 0;
  asked.forEach((word, index) => {
    const weight = index + 1;
    total += weight;
    met += weight * Math.max(0, ...offered.map((other) => likeness(word, other)));
  });
  const surplus = Math.max(0, offered.length - asked.length);
  return met / total - surplus * 0.02;
}

/** 1 for the same word, down to 0; a shared beginning and shared letter pairs count. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = (word: string) =>
    new Set([...word].map((letter, index) => letter + (word[index + 1] ?? '')));
  const ofA = pairs(a);
  const ofB = pairs(b);
  const shared = [...ofA].filter((pair) => ofB.has(pair)).length;
  const value = (2 * shared) / (ofA.size + ofB.size);
  return value < 0.4 ? 0 : value * 0.9;
}
