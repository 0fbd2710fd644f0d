/** The candidates that `word` was probably meant to be, best first: `Sortng` → `['Sorting']` */
export function findNearest(word: string, candidates: Iterable<string>, max = 3): string[] {
  const wanted = word.toLowerCase();
  const ranked: { candidate: string; distance: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const distance = measureDistance(wanted, candidate.toLowerCase());
    // If more than a third of the longer word differs, the two names merely share letters.
    const limit = Math.max(2, Math.floor(Math.max(word.length, candidate.length) / 3));
    if (distance <= limit || hasSameWords(word, candidate)) ranked.push({ candidate, distance });
  }
  return ranked
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, max)
    .map(({ candidate }) => candidate);
}

/** Edit distance that counts a swap of adjacent letters once, so that `gird` is one step from `grid`. */
function measureDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = at(previous, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(substitution, at(previous, column) + 1, at(current, column - 1) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, at(beforePrevious, column - 2) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(distances: number[], index: number): number {
  return distances[index] ?? Infinity;
}

/** True for `SortingBasic` and `BasicSorting`, or `column-row` and `rowColumn`. */
function hasSameWords(a: string, b: string): boolean {
  return sortWords(a) === sortWords(b);
}

function sortWords(name: string): string {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [name];
  return words
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');
}
