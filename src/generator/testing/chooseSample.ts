const DAY_MS = 24 * 60 * 60 * 1000;

/** The next `size` of `items` with every seed, round and round, so that consecutive seeds leave none out. */
export function chooseSample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  if (size >= items.length) return [...items];
  const start = (seed * size) % items.length;
  return Array.from({ length: size }, (_, index) => items[(start + index) % items.length] as Item);
}

/** A seed that is the same all day long and one more tomorrow. */
export function getDaySeed(now: Date = new Date()): number {
  return Math.floor(now.getTime() / DAY_MS);
}
