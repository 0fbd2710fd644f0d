import type { TableMaker } from '#model/demo/ChartTable.ts';
import { createTables } from './createTables.ts';
import { readDrawings } from './readDrawings.ts';
import { loadChartRecorder } from './recordCharts.ts';

let maker: Promise<TableMaker> | undefined;

/** Loads the chart packages when the first page needs them. */
export function loadTableMaker(): Promise<TableMaker> {
  maker ??= createTableMaker();
  return maker;
}

async function createTableMaker(): Promise<TableMaker> {
  const record = await loadChartRecorder();
  return {
    createTables: (render) => {
      const { output, charts } = record(render);
      return { output, tables: createTables(charts, readDrawings(output.html)) };
    },
  };
}
