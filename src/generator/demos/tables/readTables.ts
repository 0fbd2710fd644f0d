import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ChartTable } from '#model/demo/ChartTable.ts';
import { loadTableMaker } from './loadTableMaker.ts';

/** For tests: the tables of a demo that consists of these charts. */
export async function readTables(charts: ReactNode): Promise<ChartTable[]> {
  const { createTables } = await loadTableMaker();
  return createTables(() => ({ html: renderToString(charts) })).tables;
}
