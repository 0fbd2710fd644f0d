import { isDeepStrictEqual } from 'node:util';
import type { PageFacts } from './buildState.ts';

type Pages = Readonly<Record<string, PageFacts>>;

export interface AffectedPages {
  /** Guides to render again: `/x/react-charts/bars`. */
  pathnames: string[];
  /** Whether sections changed, which the reference, release notes, and error messages link to. */
  hasOtherSections: boolean;
}

/**
 * Finds the pages that have to be rendered again after edits of these files; nothing when all others could show the difference,
 * because a title or the components of a page changed, or when a figure would have to be bundled.
 */
export function findAffectedPages(
  before: Pages,
  after: Pages,
  files: readonly string[],
): AffectedPages | undefined {
  const pathnames = new Set<string>();
  let hasOtherSections = false;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const file of names) {
    const old = before[file];
    const current = after[file];
    if (!old || !current || !isDeepStrictEqual(toShared(old), toShared(current))) return undefined;
    hasOtherSections ||= !isDeepStrictEqual(old.headings, current.headings);
    if (files.includes(file) || old.lastUpdated !== current.lastUpdated)
      pathnames.add(current.pathname);
  }
  return { pathnames: [...pathnames].sort(), hasOtherSections };
}

/** What other pages show, as JSON, because one of the two was read from a file. */
function toShared({ pathname, frontMatter, figures }: PageFacts): unknown {
  const { description: _, keywords, questions, searches, ...shared } = frontMatter;
  return JSON.parse(JSON.stringify({ pathname, figures, frontMatter: shared }));
}
