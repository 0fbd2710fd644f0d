import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { charts } from './navigation/charts.ts';
import { commonConcepts } from './navigation/commonConcepts.ts';
import { dataGrid } from './navigation/dataGrid.ts';
import { datePickers } from './navigation/datePickers.ts';
import { introduction } from './navigation/introduction.ts';
import { migration } from './navigation/migration.ts';
import { tools } from './navigation/tools.ts';
import { treeView } from './navigation/treeView.ts';

/** The tree in the drawer. Its leaves, from top to bottom, are the reading order. */
export const navigation: NavigationEntry[] = [
  { pathname: '/x/whats-new', title: "What's new in MUI X" },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
  tools,
];
