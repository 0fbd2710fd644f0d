import type { ChartTable } from '#model/demo/ChartTable.ts';
import { createAxisHeader, formatAxis, formatItem, toText } from './formatCells.ts';
import type { RecordedChart } from './RecordedChart.ts';

type Cell = readonly [x: number, y: number, value: number];

/** With more columns than this, nobody finds anything in a table. */
const MOST_COLUMNS = 60;

/** The cells of a heatmap, arranged like the chart. */
export function createMatrixTables(chart: RecordedChart): ChartTable[] {
  const heatmap = chart.series.find(({ type }) => type === 'heatmap');
  if (!heatmap) return [];
  const [x = {}] = chart.xAxes;
  const [y = {}] = chart.yAxes;
  const across = formatAxis(x, x.data ?? []);
  const down = formatAxis(y, y.data ?? []);
  const cells = new Map(
    (heatmap.data as readonly Cell[]).map((cell, dataIndex) => [
      `${cell[0]} ${cell[1]}`,
      formatItem(heatmap, cell, { dataIndex }),
    ]),
  );
  const read = (column: number, row: number) => cells.get(`${column} ${row}`) ?? '';
  if (across.length > MOST_COLUMNS) {
    return [
      {
        columns: [createAxisHeader(x, 'x'), createAxisHeader(y, 'y'), { key: 'value' }],
        rows: across.flatMap((name, column) =>
          down.map((other, row) => [name, other, read(column, row)]),
        ),
      },
    ];
  }
  return [
    {
      ...(x.label ? { note: toText(x.label) } : {}),
      columns: [createAxisHeader(y, 'category'), ...across],
      rows: down.map((name, row) => [name, ...across.map((_, column) => read(column, row))]),
    },
  ];
}
