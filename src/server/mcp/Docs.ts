import { findNearest } from '#model/errors/findNearest.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { DocsStore, StoreDemo, StoreEntry, StorePage } from '#model/machine-docs/DocsStore.ts';
import { createDemoFinder } from '#model/machine-docs/formatPage.ts';
import type { FindDemo } from '#model/machine-docs/formatPage.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { normalizePagePath } from './normalizePagePath.ts';
import type { SearchDocs } from './SearchDocs.ts';

/** The docs, with functions to look things up. */
export interface Docs {
  store: DocsStore;
  search: SearchDocs;
  /** Finds a page by its path or URL in any form. Returns the English page if there's no translation. */
  findPage(path: string): StorePage | undefined;
  suggestPages(path: string): string[];
  /** Finds an entry by its name, ignoring case. */
  findEntry(name: string): StoreEntry | undefined;
  suggestEntries(name: string): string[];
  listEntryNames(): string[];
  /** Lists the demos of a page in order. */
  listDemos(page: StorePage): StoreDemo[];
  findDemo: FindDemo;
  /** `/x/react-charts/` → its URL on the public site. */
  toUrl(path: string): string;
}

export function createDocs(store: DocsStore, search: SearchDocs): Docs {
  const pages = new Map(store.pages.map((page) => [page.path, page]));
  const entries = new Map(store.entries.map((item) => [item.entry.name.toLowerCase(), item]));
  const findDemo = createDemoFinder(store);
  const names = store.entries.map(({ entry }) => entry.name);
  const paths = [...pages.keys()].filter((path) => pages.get(path)?.kind !== 'tab');

  return {
    store,
    search,
    findPage(path) {
      const wanted = normalizePagePath(path);
      return pages.get(wanted) ?? pages.get(parsePath(wanted).canonicalAs);
    },
    suggestPages(path) {
      const wanted = normalizePagePath(path);
      const ends = new Map(paths.map((known) => [readLastPart(known), known]));
      const byEnd = findNearest(readLastPart(wanted), ends.keys(), 2);
      const near = [...findNearest(wanted, paths), ...byEnd.map((end) => ends.get(end) ?? '')];
      return [...new Set(near)].slice(0, 4);
    },
    findEntry: (name) => entries.get(name.toLowerCase()),
    suggestEntries: (name) => findNearest(name, names, 4),
    listEntryNames: () => names,
    listDemos: ({ body }) =>
      body.flatMap((part) => (typeof part === 'string' ? [] : (findDemo(part.demo) ?? []))),
    findDemo,
    toUrl: (path) => store.siteUrl + path,
  };
}

/** Whether a page is in the given language and isn't just a tab of another page. */
export function isOfLocale(page: StorePage, locale: Locale = DEFAULT_LOCALE): boolean {
  return page.locale === locale && page.kind !== 'tab';
}

/** `/x/react-charts/bars/` → `bars` */
function readLastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}
