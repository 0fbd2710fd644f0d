import { CHARTS_SYNONYMS } from './charts.ts';
import { DATES_SYNONYMS } from './datePickers.ts';
import { LIBRARY_SYNONYMS } from './general.ts';
import { TABLES_SYNONYMS } from './dataGrid.ts';
import { TREES_SYNONYMS } from './treeView.ts';
import type { Synonyms } from '#model/search/Synonyms.ts';

/** Kept by hand: add a line to the list of its family when a search that should have found something did not. */
export const SYNONYMS: Synonyms = {
  ...TABLES_SYNONYMS,
  ...LIBRARY_SYNONYMS,
  ...DATES_SYNONYMS,
  ...CHARTS_SYNONYMS,
  ...TREES_SYNONYMS,
};
