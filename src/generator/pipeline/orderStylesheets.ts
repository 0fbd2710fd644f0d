/** A stylesheet of a route, as Astro describes it. */
export interface RouteStylesheet {
  /** How many imports away from the page it is; -1 if a script of the page loads it. */
  depth: number;
  /** Its position among the imports of the page, not always unique; -1 if it's unknown. */
  order: number;
  sheet: { type: 'external'; src: string } | { type: 'inline'; content: string };
}

/**
 * Gives each stylesheet a position that no other has, in the order that Astro means. For every page that it renders, Astro sorts
 * the list in place, and it swaps stylesheets with the same position and depth each time. So a page would depend on how many pages
 * were rendered before it.
 */
export function orderStylesheets(styles: RouteStylesheet[]): void {
  styles.sort(
    (a, b) =>
      toRank(a.order) - toRank(b.order) ||
      // Scripts' stylesheets come first, then those from deep below.
      toRank(b.depth) - toRank(a.depth) ||
      compare(identify(a), identify(b)),
  );
  for (const [index, style] of styles.entries()) style.order = index;
}

function toRank(value: number): number {
  return value === -1 ? Number.MAX_SAFE_INTEGER : value;
}

function identify({ sheet }: RouteStylesheet): string {
  return sheet.type === 'external' ? sheet.src : sheet.content;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
