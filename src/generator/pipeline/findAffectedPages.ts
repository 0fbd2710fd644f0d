import { isDeepStrictEqual } from 'node:util';
import type { PageFacts } from './buildState.ts';

type Pages = Readonly<Record<string, PageFacts>>;

/**
 * Pathnames of the pages that have to be rendered again after edits of these files; nothing when other pages could show the
 * difference, because a title, a heading or anything else in the front matter changed, or when a figure would have to be bundled.
 */
export function findAffectedPages(
  before: Pages,
  after: Pages,
  files: readonly string[],
): string[] | undefined {
  const pathnames = new Set<string>();
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const file of names) {
    const old = before[file];
    const current = after[file];
    if (!old || !current || !isDeepStrictEqual(toShared(old), toShared(current))) return undefined;
    if (files.includes(file) || old.lastUpdated !== current.lastUpdated)
      pathnames.add(current.pathname);
  }
  return [...pathnames].sort();
}

/** As JSON, because one of the two was read from a file. */
function toShared({ lastUpdated: _, ...shared }: PageFacts): unknown {
  return JSON.parse(JSON.stringify(shared));
}
