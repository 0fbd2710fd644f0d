import type { ChartTable, ColumnHeader } from '#model/demo/ChartTable.ts';
import {
  createAxisHeader,
  formatAxis,
  formatItem,
  readLabel,
  toText,
  tryFormat,
} from './formatCells.ts';
import type { RecordedAxis, RecordedChart, RecordedSeries } from './RecordedChart.ts';

const ON_AXES = new Set(['bar', 'line', 'radar']);

interface Group {
  axis: RecordedAxis;
  headers: readonly string[];
  series: { values: RecordedSeries; valueAxis: RecordedAxis | undefined }[];
}

/** Series with one value for each category of an axis: one row per category, one column per series. */
export function createAxisTables(chart: RecordedChart): ChartTable[] {
  const groups = new Map<string, Group>();
  for (const series of chart.series) {
    if (!ON_AXES.has(series.type) || isSpacer(series)) continue;
    const { axis, valueAxis } = findAxes(chart, series);
    const headers = formatAxis(axis, axis.data ?? listIndexes(series));
    // Two axes with the same categories belong in one table.
    const key = headers.join('\n');
    const group = groups.get(key) ?? { axis, headers, series: [] };
    groups.set(key, group);
    group.series.push({ values: series, valueAxis });
  }
  return [...groups.values()].map(createTable);
}

/** A series without a name and without values in the tooltip only moves the one stacked on it. */
function isSpacer({ label, data, valueFormatter }: RecordedSeries): boolean {
  if (readLabel(label) || !valueFormatter) return false;
  return (data as readonly unknown[]).every((value, dataIndex) => {
    return !tryFormat(valueFormatter, value, { dataIndex });
  });
}

function findAxes(
  { xAxes, yAxes, rotationAxes }: RecordedChart,
  { type, layout, xAxisId, yAxisId }: RecordedSeries,
): { axis: RecordedAxis; valueAxis: RecordedAxis | undefined } {
  if (type === 'radar') return { axis: rotationAxes[0] ?? {}, valueAxis: undefined };
  const x = findAxis(xAxes, xAxisId);
  const y = findAxis(yAxes, yAxisId);
  return layout === 'horizontal'
    ? { axis: y ?? {}, valueAxis: x }
    : { axis: x ?? {}, valueAxis: y };
}

export function findAxis(
  axes: readonly RecordedAxis[],
  id: RecordedAxis['id'],
): RecordedAxis | undefined {
  return axes.find((axis) => axis.id === id) ?? axes[0];
}

function listIndexes({ data }: RecordedSeries): number[] {
  return (data as readonly unknown[]).map((_, index) => index + 1);
}

function createTable({ axis, headers, series }: Group): ChartTable {
  const isShared = new Set(series.map(({ valueAxis }) => valueAxis)).size === 1;
  const isAlone = series.length === 1;
  const valueLabel = toText(series[0]?.valueAxis?.label);
  const columns = series.map(({ values, valueAxis }, index): ColumnHeader => {
    const label = readLabel(values.label);
    const unit = isShared && !isAlone ? '' : toText(valueAxis?.label);
    if (!label && !unit) return isAlone ? { key: 'value' } : { key: 'series', number: index + 1 };
    // `Rain` and `Rain (mm)` → `Rain (mm)`
    if (unit.startsWith(label)) return unit;
    return unit ? `${label}: ${unit}` : label;
  });
  return {
    ...(isShared && !isAlone && valueLabel ? { note: valueLabel } : {}),
    columns: [createAxisHeader(axis, 'category'), ...columns],
    rows: headers.map((header, row) => [
      header,
      ...series.map(({ values }) =>
        formatItem(values, (values.data as readonly unknown[])[row], { dataIndex: row }),
      ),
    ]),
  };
}
