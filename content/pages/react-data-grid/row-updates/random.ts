/** The same numbers on every run, from a small generator with a fixed seed. */
export function createRandom(seed = 7) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 16807) % 2147483647;
    return from + (state % (to - from + 1));
  };
}
