import type { ChartTable } from '#model/demo/ChartTable.ts';
import { createAxisTables } from './createAxisTables.ts';
import { createFlowTables, createItemTables } from './createItemTables.ts';
import { createMatrixTables } from './createMatrixTables.ts';
import { createPointTables } from './createPointTables.ts';
import type { Drawing } from './readDrawings.ts';
import type { RecordedChart } from './RecordedChart.ts';

/** Nobody reads more than this, and the file stays small. */
const MOST_ROWS = 200;
/** A chart of this many rows shows a shape, which a table can't. */
const TOO_MANY_ROWS = 2_000;

/** The data of the charts of a demo, in the order of the page. Charts with the same data share a table. */
export function createTables(
  charts: readonly RecordedChart[],
  drawings: readonly Drawing[],
): ChartTable[] {
  const tables = charts.flatMap((chart, index) => {
    const drawing = drawings.find((candidate) => candidate.chart === index);
    if (drawing?.isHidden || drawing?.meter) return [];
    const own = createChartTables(chart);
    return own.map((table) => addName(table, drawing?.name, own.length > 1));
  });
  const readable = tables.filter(({ rows }) => rows.length > 0 && rows.length <= TOO_MANY_ROWS);
  return [...mergeTwins(readable), ...createGaugeTables(drawings)].map(limitRows);
}

/** The name of a chart often says what its values are, but not what its tables have in common. */
function addName(table: ChartTable, name: string | undefined, isOneOfMany: boolean): ChartTable {
  if (!name) return table;
  const { note, ...rest } = table;
  return note && (isOneOfMany || !name.includes(note)) ? { name, ...table } : { name, ...rest };
}

function createChartTables(chart: RecordedChart): ChartTable[] {
  return [
    ...createAxisTables(chart),
    ...createPointTables(chart),
    ...createItemTables(chart),
    ...createFlowTables(chart),
    ...createMatrixTables(chart),
  ];
}

/** All gauges in one table. */
function createGaugeTables(drawings: readonly Drawing[]): ChartTable[] {
  const gauges = drawings.filter(({ meter, isHidden }) => meter?.value && !isHidden);
  if (gauges.length === 0) return [];
  const rows = gauges.map(({ name, meter }, index) => [
    name ?? String(index + 1),
    meter?.value ?? '',
    meter?.minimum ?? '',
    meter?.maximum ?? '',
  ]);
  const columns = ['gauge', 'value', 'minimum', 'maximum'] as const;
  return [{ columns: columns.map((key) => ({ key })), rows }];
}

function mergeTwins(tables: readonly ChartTable[]): ChartTable[] {
  const merged = new Map<string, ChartTable>();
  for (const { name, ...table } of tables) {
    const key = JSON.stringify(table);
    const names = [merged.get(key)?.name, name].filter((part) => part !== undefined);
    merged.set(key, { ...(names[0] ? { name: [...new Set(names)].join(', ') } : {}), ...table });
  }
  return [...merged.values()];
}

function limitRows(table: ChartTable): ChartTable {
  const { rows } = table;
  if (rows.length <= MOST_ROWS) return table;
  return { ...table, rows: rows.slice(0, MOST_ROWS), total: rows.length };
}
