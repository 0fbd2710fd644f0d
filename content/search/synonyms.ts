import type { SearchPart } from '#model/search/SearchFile.ts';
import type { Synonyms } from '#model/search/Synonyms.ts';
import { charts } from './charts.ts';
import { dataGrid } from './dataGrid.ts';
import { datePickers } from './datePickers.ts';
import { general } from './general.ts';
import { treeView } from './treeView.ts';

/** Kept by hand. When a search misses a page it should have found, add a line to the list of its product. */
export const synonyms = {
  'x-data-grid': dataGrid,
  'x-date-pickers': datePickers,
  'x-charts': charts,
  'x-tree-view': treeView,
  general,
} satisfies Record<SearchPart, Synonyms>;
