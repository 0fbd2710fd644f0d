import { CHARTS_SYNONYMS } from './synonyms/charts.ts';
import { DATES_SYNONYMS } from './synonyms/dates.ts';
import { LIBRARY_SYNONYMS } from './synonyms/library.ts';
import { TABLES_SYNONYMS } from './synonyms/tables.ts';
import { TREES_SYNONYMS } from './synonyms/trees.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';

/** Kept by hand: add a line to the list of its family when a search that should have found something did not. */
export const SYNONYMS: Synonyms = {
  ...TABLES_SYNONYMS,
  ...LIBRARY_SYNONYMS,
  ...DATES_SYNONYMS,
  ...CHARTS_SYNONYMS,
  ...TREES_SYNONYMS,
};
