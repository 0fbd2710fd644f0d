import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { charts } from './navigation/charts.ts';
import { commonConcepts } from './navigation/commonConcepts.ts';
import { dataGrid } from './navigation/dataGrid.ts';
import { datePickers } from './navigation/datePickers.ts';
import { introduction } from './navigation/introduction.ts';
import { migration } from './navigation/migration.ts';
import { treeView } from './navigation/treeView.ts';

/** The tree in the drawer; its leaves, from top to bottom, are the order of reading. */
export const navigation: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];
