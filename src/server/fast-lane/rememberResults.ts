/**
 * A function that knows its last results again. Behind a CDN, and from one reader, most requests are the same letter for letter.
 * Long texts are not kept, so that nobody can fill the memory with them.
 */
export function rememberResults<Result>(
  compute: (text: string) => Result,
  { entries, maxLength }: { entries: number; maxLength: number },
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length <= maxLength && result !== undefined) {
      // Starting over costs less than keeping account of what was used last.
      if (results.size >= entries) results.clear();
      results.set(text, result);
    }
    return result;
  };
}
