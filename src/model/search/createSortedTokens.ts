export interface SortedTokens {
  /** True if a token starts like this and is longer. */
  hasLonger: (start: string) => boolean;
}

/** Finds out whether tokens of a growing list have the same start, without a set of all starts. */
export function createSortedTokens(tokens: readonly string[]): SortedTokens {
  const sorted: string[] = [];

  /** Sorts the tokens that were added since the last time. */
  const settle = (): void => {
    if (sorted.length === tokens.length) return;
    // Two sorted halves are merged in a single pass.
    for (const token of tokens.slice(sorted.length).sort()) sorted.push(token);
    sorted.sort();
  };

  /** The place of the first token that isn't smaller. */
  const findPlace = (start: string): number => {
    settle();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    hasLonger(start) {
      const place = findPlace(start);
      const next = sorted[place] === start ? place + 1 : place;
      return start !== '' && (sorted[next]?.startsWith(start) ?? false);
    },
  };
}
