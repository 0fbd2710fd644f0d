import type { ChartTable } from '#model/demo/ChartTable.ts';
import { findAxis } from './createAxisTables.ts';
import { createAxisHeader, formatAxis, formatItem, readLabel } from './formatCells.ts';
import type { RecordedAxis, RecordedChart, RecordedSeries } from './RecordedChart.ts';

interface Point {
  x: unknown;
  y: unknown;
  z?: unknown;
}

/** The points of a scatter chart: one row each. Series on other axes are in another table. */
export function createPointTables(chart: RecordedChart): ChartTable[] {
  const groups = new Map<string, RecordedSeries[]>();
  for (const series of chart.series) {
    if (series.type !== 'scatter') continue;
    const axes = [findAxis(chart.xAxes, series.xAxisId), findAxis(chart.yAxes, series.yAxisId)];
    const key = JSON.stringify(axes.map((axis) => axis?.id));
    groups.set(key, [...(groups.get(key) ?? []), series]);
  }
  return [...groups.values()].map((series) => createTable(chart, series));
}

function createTable(chart: RecordedChart, series: readonly RecordedSeries[]): ChartTable {
  const points = series.flatMap(readPoints);
  const hasNames = points.some(({ name }) => name !== '');
  const hasZ = points.some(({ point }) => point.z !== undefined && point.z !== null);
  const read = (key: keyof Point, axis: RecordedAxis = {}) => ({
    header: createAxisHeader(axis, key),
    cells: formatAxis(
      axis,
      points.map(({ point }) => point[key]),
    ),
  });
  const columns = [
    ...(hasNames ? [{ header: { key: 'point' as const }, cells: list(points, 'name') }] : []),
    ...(series.length > 1
      ? [{ header: { key: 'series' as const }, cells: list(points, 'label') }]
      : []),
    read('x', findAxis(chart.xAxes, series[0]?.xAxisId)),
    read('y', findAxis(chart.yAxes, series[0]?.yAxisId)),
    ...(hasZ ? [read('z', chart.zAxes[0])] : []),
  ];
  const label = readLabel(series[0]?.label);
  return {
    ...(label && series.length === 1 ? { note: label } : {}),
    columns: columns.map(({ header }) => header),
    rows: points.map((_, row) => columns.map(({ cells }) => cells[row] ?? '')),
  };
}

interface NamedPoint {
  point: Point;
  name: string;
  /** Of the series. */
  label: string;
}

function list(points: readonly NamedPoint[], key: 'name' | 'label'): string[] {
  return points.map((point) => point[key]);
}

/** Points have no names, but a formatter may write one into the tooltip. Otherwise that has the coordinates again. */
function readPoints(series: RecordedSeries): NamedPoint[] {
  const label = readLabel(series.label);
  return (series.data as readonly Point[]).map((point, dataIndex) => {
    const text = formatItem(series, point, { dataIndex });
    return { point, label, name: text === `(${String(point.x)}, ${String(point.y)})` ? '' : text };
  });
}
