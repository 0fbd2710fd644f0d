/** Runs an action once for a key and gives its result to whoever repeats the key soon after. */
export type RepeatFilter<Result> = (
  key: string,
  now: number,
  run: () => Promise<Result>,
) => Promise<Result>;

const MAX_KEYS = 50_000;

export function createRepeatFilter<Result>(windowMs: number): RepeatFilter<Result> {
  const results = new Map<string, { endsAt: number; result: Promise<Result> }>();
  return (key, now, run) => {
    const known = results.get(key);
    if (known && known.endsAt > now) return known.result;
    for (const [oldest, { endsAt }] of results) {
      if (endsAt > now && results.size < MAX_KEYS) break;
      results.delete(oldest);
    }
    const result = run();
    results.delete(key);
    results.set(key, { endsAt: now + windowMs, result });
    // What failed may be tried again at once.
    result.catch(() => results.delete(key));
    return result;
  };
}
