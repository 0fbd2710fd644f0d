import type { StoredFeedback } from '../storage/Storage.ts';

export interface PageSummary {
  page: string;
  up: number;
  down: number;
  /** Newest first. */
  comments: StoredFeedback[];
}

/** Groups votes and comments by page, with the worst page first. */
export function summarizePages(entries: readonly StoredFeedback[]): PageSummary[] {
  const pages = new Map<string, PageSummary>();
  for (const entry of entries) {
    const summary = pages.get(entry.page) ?? { page: entry.page, up: 0, down: 0, comments: [] };
    pages.set(entry.page, summary);
    if (entry.vote === 1) summary.up += 1;
    if (entry.vote === 0) summary.down += 1;
    if (entry.comment !== undefined) summary.comments.push(entry);
  }
  return [...pages.values()].sort(compareWorstFirst);
}

function compareWorstFirst(a: PageSummary, b: PageSummary): number {
  return (
    rateBadness(b) - rateBadness(a) ||
    b.comments.length - a.comments.length ||
    a.page.localeCompare(b.page)
  );
}

/**
 * The lower bound of the share of thumbs down with 95% confidence (Wilson score interval). A single bad vote says little, but forty
 * out of sixty say a lot.
 */
export function rateBadness({ up, down }: Pick<PageSummary, 'up' | 'down'>): number {
  const count = up + down;
  if (count === 0) return 0;
  const z = 1.96;
  const share = down / count;
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * count)) / count);
  return (share + (z * z) / (2 * count) - spread) / (1 + (z * z) / count);
}
