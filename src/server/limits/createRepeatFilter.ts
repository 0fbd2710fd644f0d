/** Runs an action once per key and returns the same result to everyone who repeats the key soon after. */
export type RepeatFilter<Result> = (
  key: string,
  now: number,
  run: () => Promise<Result>,
) => Promise<Result>;

/** Limits the memory use, at about 0.3 kB per key. A flood of new keys pushes out old ones early. */
const MAX_KEYS = 10_000;

export function createRepeatFilter<Result>(windowMs: number): RepeatFilter<Result> {
  const results = new Map<string, { endsAt: number; result: Promise<Result> }>();
  // If the clock is set back, a key must not last longer.
  const isRunning = ({ endsAt }: { endsAt: number }, now: number) =>
    endsAt > now && endsAt <= now + windowMs;
  return (key, now, run) => {
    const known = results.get(key);
    if (known && isRunning(known, now)) return known.result;
    for (const [oldest, entry] of results) {
      if (isRunning(entry, now) && results.size < MAX_KEYS) break;
      results.delete(oldest);
    }
    const result = run();
    results.delete(key);
    results.set(key, { endsAt: now + windowMs, result });
    // After a failure, the action can run again immediately.
    result.catch(() => results.delete(key));
    return result;
  };
}
