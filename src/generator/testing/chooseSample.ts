import { createHash } from 'node:crypto';

/**
 * Picks `size` of the items and keeps their order. By default, the list is the seed, so the same content leads to the same sample on
 * every machine and every day, and a new page or demo changes it. Pass another seed to test other items.
 */
export function chooseSample(
  items: readonly string[],
  size: number,
  seed: string = hash(items.join('\n')),
): string[] {
  if (size >= items.length) return [...items];
  const ranked = items
    .map((item) => ({ item, rank: hash(`${seed}\n${item}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const chosen = new Set(ranked.slice(0, Math.ceil(size)).map(({ item }) => item));
  return items.filter((item) => chosen.has(item));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
