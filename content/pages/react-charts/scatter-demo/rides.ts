/** A rental of a city bike. All rides are invented. */
export interface Ride {
  id: number;
  member: boolean;
  /** Kilometers. */
  distance: number;
  minutes: number;
}

/** A generator with a seed, so that the rides are the same on every visit. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Members ride about 15 km/h. Visitors are slower, and stop on the way. */
export function createRides(count: number): Ride[] {
  const random = createRandom(2025);
  const spread = () => random() + random() + random() - 1.5;

  return Array.from({ length: count }, (_, id) => {
    const member = random() < 0.7;
    const distance =
      0.6 + 6 * random() * random() + (member ? 1 : 2.5) * random();
    const speed = member ? 15 + 4 * spread() : 8 + 2 * spread();
    const stop = member ? 0 : 8 * random();
    return { id, member, distance, minutes: (distance / speed) * 60 + stop };
  });
}
