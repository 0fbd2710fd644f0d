import type { ChartTable } from '#model/demo/ChartTable.ts';
import { formatAxis, formatItem, readLabel, toText } from './formatCells.ts';
import type { RecordedChart, RecordedLabel } from './RecordedChart.ts';

interface Item {
  label?: RecordedLabel;
  value: number;
}

interface Flow {
  links: readonly { source: unknown; target: unknown; value: number }[];
  nodes: ReadonlyMap<unknown, { label?: string }>;
}

/** The slices of a pie, or the stages of a funnel: one row each. */
export function createItemTables(chart: RecordedChart): ChartTable[] {
  const parts = chart.series.filter(({ type }) => type === 'pie' || type === 'funnel');
  return parts.map((part): ChartTable => {
    const items = part.data as readonly Item[];
    const { names, shared } = readNames(items, chart);
    const label = readLabel(part.label) || shared;
    const isAlone = parts.length === 1;
    return {
      ...(label && !isAlone ? { note: label } : {}),
      columns: [{ key: 'category' }, (isAlone && label) || { key: 'value' }],
      rows: items.map((item, dataIndex) => {
        const value = formatItem(part, { ...item, label: readLabel(item.label) }, { dataIndex });
        return [names[dataIndex] || String(dataIndex + 1), value];
      }),
    };
  });
}

/** Where funnels are compared, all items of one have its name, and an axis has the names of the stages. */
function readNames(
  items: readonly Item[],
  { xAxes, yAxes }: RecordedChart,
): { names: string[]; shared: string } {
  const names = items.map(({ label }) => readLabel(label));
  const axis = [...xAxes, ...yAxes].find(({ data }) => typeof data?.[0] === 'string');
  if (!axis?.data || new Set(names).size > 1) return { names, shared: '' };
  return { names: formatAxis(axis, axis.data), shared: names[0] ?? '' };
}

/** The links of a Sankey chart: one row each. */
export function createFlowTables({ series }: RecordedChart): ChartTable[] {
  return series
    .filter(({ type }) => type === 'sankey')
    .map((flow): ChartTable => {
      const { links, nodes } = flow.data as Flow;
      const name = (id: unknown) => toText(nodes.get(id)?.label ?? id);
      return {
        columns: [{ key: 'from' }, { key: 'to' }, { key: 'value' }],
        rows: links.map(({ source, target, value }) => [
          name(source),
          name(target),
          formatItem(flow, value, {
            location: 'tooltip',
            type: 'link',
            sourceId: source,
            targetId: target,
          }),
        ]),
      };
    });
}
