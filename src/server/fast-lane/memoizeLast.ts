/**
 * Caches the last results of a function. Behind a CDN, and from one client, most requests are identical.
 * Results for long texts aren't cached, so nobody can fill the memory with them.
 */
export function memoizeLast<Result>(
  compute: (text: string) => Result,
  { entries, maxLength }: { entries: number; maxLength: number },
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length <= maxLength && result !== undefined) {
      // Starting over is cheaper than tracking which entry was used last.
      if (results.size >= entries) results.clear();
      results.set(text, result);
    }
    return result;
  };
}
