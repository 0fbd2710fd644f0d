import { memoizeBy } from '../navigation/memoizeBy.ts';
import { PRODUCT_WORDS } from './queryWords.ts';
import type { SearchPart } from './SearchFile.ts';
import type { SearchPage } from './SearchRecord.ts';

/** How the names of components and types begin, end, or what they contain, in lowercase. The first match counts. */
const NAMES: readonly [name: RegExp, product: SearchPart][] = [
  [/charts?(?!able)/, 'x-charts'],
  [/picker|^(?:single|multi)?(?:date|time)\w*(?:calendar|field)/, 'x-date-pickers'],
  [/datagrid|^grid(?!line)/, 'x-data-grid'],
  [/tree(?:view|item)/, 'x-tree-view'],
];

/** `column` → x-data-grid, `datatable` → x-data-grid */
export function findNamedProduct(word: string): SearchPart | undefined {
  return PRODUCT_WORDS[word] ?? NAMES.find(([name]) => name.test(word))?.[1];
}

/** The product that a page is about. Migration guides aren't part of a product, but each is about one. */
export const getPageProduct = memoizeBy(({ part, pathname }: SearchPage): SearchPart => {
  const [, name] =
    /^\/x\/migration\/migration-(data-grid|pickers|charts|tree-view)/.exec(pathname) ?? [];
  if (!name) return part;
  return name === 'pickers' ? 'x-date-pickers' : (`x-${name}` as SearchPart);
});
