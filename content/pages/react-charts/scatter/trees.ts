/** A generator with a seed, so that the trees are the same on every visit. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = createRandom(10);

/** Stem diameter (cm) and height (m) of 10,000 trees. All trees are invented. */
export const trees = Array.from({ length: 10_000 }, (_, id) => {
  const x = 4 + 90 * random() * random();
  const height = 2 + 36 * (1 - Math.exp(-x / 28));
  return { id, x, y: height * (0.8 + 0.2 * (random() + random())) };
});
