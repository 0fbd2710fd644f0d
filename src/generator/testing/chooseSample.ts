import { createHash } from 'node:crypto';

/**
 * Picks `size` of the items and keeps their order. The list itself is the seed, so the same content gives the same sample on every
 * machine and on every day, and a new page or demo draws again. Pass another seed to look at other items.
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
