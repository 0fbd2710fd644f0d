import chart from './starters/ChartStarter.tsx?raw';
import dataGrid from './starters/DataGridStarter.tsx?raw';
import datePicker from './starters/DatePickerStarter.tsx?raw';
import treeView from './starters/TreeViewStarter.tsx?raw';
import type { LiveFile } from './LiveFile.ts';

/** Short programs to start from, one per product. */
const SOURCES = { dataGrid, datePicker, chart, treeView } as const;

export type StarterName = keyof typeof SOURCES;

export const STARTER_NAMES = Object.keys(SOURCES) as StarterName[];

export const MAIN_FILE = 'Demo.tsx';

export function getStarter(name: StarterName): LiveFile[] {
  return [{ name: MAIN_FILE, source: SOURCES[name] }];
}
