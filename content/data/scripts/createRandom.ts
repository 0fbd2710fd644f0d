/** Seeded randomness with the few shapes that the data sets need. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** A number with the given decimals, both ends included. */
  between(min: number, max: number, decimals?: number): number;
  /** Bell-shaped around `mean`, with no value further away than three times `spread`. */
  near(mean: number, spread: number, decimals?: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks in proportion to the weights. */
  weighted<T>(list: readonly T[], weigh: (item: T) => number): T;
  /** Several different items, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/**
 * The same seed gives the same numbers on every machine. This uses only integer operations and basic arithmetic,
 * because engines may round `Math.sin` and `Math.log` differently.
 */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const random: Random = {
    next,
    int,
    between: (min, max, decimals = 0) => round(min + next() * (max - min), decimals),
    near: (mean, spread, decimals = 0) =>
      round(mean + (next() + next() + next() + next() - 2) * 1.5 * spread, decimals),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted(list, weigh) {
      let rest = next() * list.reduce((sum, item) => sum + weigh(item), 0);
      return list.find((item) => (rest -= weigh(item)) < 0) ?? at(list, list.length - 1);
    },
    sample(list, count) {
      const left = [...list];
      return Array.from({ length: count }, () => at(left.splice(int(0, left.length - 1), 1), 0));
    },
  };
  return random;
}

/** `round(2.345, 2)` → 2.35 */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor + Math.sign(value) * 1e-9) / factor;
  return rounded === 0 ? 0 : rounded;
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`There is no item ${index}.`);
  return list[index] as T;
}
