import type { Codemods } from '#model/reference/Codemod.ts';
import { chartsCodemods } from './chartsCodemods.ts';
import { dataGridCodemods } from './dataGridCodemods.ts';
import { pickersCodemods } from './pickersCodemods.ts';
import { treeViewCodemods } from './treeViewCodemods.ts';

/** What each transform of `@mui/x-codemod` takes care of, as its code says. Names that no history has aren't listed. */
export const codemods: Codemods = {
  'x-data-grid': dataGridCodemods,
  'x-date-pickers': pickersCodemods,
  'x-charts': chartsCodemods,
  'x-tree-view': treeViewCodemods,
};
