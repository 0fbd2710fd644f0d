import { DocsError, throwAll } from '../errors/DocsError.ts';
import { isApiPage, stripDocsTab } from '../path/docsTab.ts';
import type { NavigationEntry } from './Navigation.ts';

/** Throws if two entries share a pathname. The API tabs of a page share the page's pathname by design. */
export function assertUniquePathnames(tree: readonly NavigationEntry[]): void {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  const visit = (entry: NavigationEntry) => {
    if (!isApiPage(entry.pathname)) {
      const pathname = stripDocsTab(entry.pathname);
      if (seen.has(pathname)) duplicates.add(pathname);
      seen.add(pathname);
    }
    entry.children?.forEach(visit);
  };
  tree.forEach(visit);
  throwAll([...duplicates].map(createFault));
}

function createFault(pathname: string): DocsError {
  return new DocsError(`Duplicated pathname ${pathname} in pages`, {
    file: 'content/navigation.ts',
    hint: 'rename or remove one of the entries.',
  });
}
