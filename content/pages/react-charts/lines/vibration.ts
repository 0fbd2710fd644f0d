/** A point of a line. */
export interface Reading {
  /** Hours since the start. */
  x: number;
  /** Vibration in millimeters per second. */
  y: number;
}

const SECONDS = 50_000;
export const HOURS = SECONDS / 3600;

/** Shocks that last one second, by the second they happen in. */
const shocks = new Map([
  [7_213, 8.9],
  [18_406, 7.6],
  [26_934, 11.2],
  [41_077, 9.7],
]);

/** A generator with a seed, so that the readings are the same on every visit. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = createRandom(50);

function toReading(_: unknown, second: number): Reading {
  const isOff = second >= 32_000 && second < 35_000;
  const level = isOff ? 0.6 : 3 + 0.8 * Math.sin(second / 1500);
  const noise = (random() - 0.5) * (isOff ? 0.2 : 1.2);
  const value = shocks.get(second) ?? level + noise;
  return { x: second / 3600, y: Math.round(value * 100) / 100 };
}

/** Vibration of a pump, one reading each second. All readings are invented. */
export const readings = Array.from({ length: SECONDS }, toReading);
