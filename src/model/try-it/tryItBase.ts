import { getRootName } from '../reference/ApiReference.ts';
import type { ProductId } from '../product/ProductConfig.ts';
import { isGivenAny } from './tryItGiven.ts';
import type { TryItLiteral } from './tryItPartProps.ts';
import { findTryItPart } from './tryItParts.ts';
import type { TryItHost } from './tryItParts.ts';

/** A prop with the code of its value: `['rows', 'rows']` for `rows={rows}`, `['label', "'Due'"]` for `label="Due"`. */
export type TryItAttribute = readonly [name: string, code: string];

interface TryItBase {
  /** Props that the component requires, or that make it look interesting. */
  attributes: readonly TryItAttribute[];
  /** Props to add if another prop is set. For example, tree data needs paths. Empty code removes an attribute. */
  companions?: Readonly<Record<string, readonly TryItAttribute[]>>;
  /** The children. */
  children?: string;
}

const GRID_COMPANIONS = {
  dataSource: [['rows', '']],
  treeData: [['getTreeDataPath', 'getTreeDataPath']],
  listView: [['listViewColumn', 'listViewColumn']],
  aiAssistantActiveConversationIndex: [['aiAssistantConversations', 'conversations']],
} as const;

/** Zooming works only if the axis allows it. */
function withZoom(xAxis: string): Record<string, TryItAttribute[]> {
  const zoomed: TryItAttribute[] = [['xAxis', xAxis]];
  return { initialZoom: zoomed, zoomData: zoomed, onZoomChange: zoomed };
}

const CHART_AXES = [['height', '260']] as const;

const BASES: Readonly<Record<string, TryItBase>> = {
  DataGrid: {
    attributes: [
      ['rows', 'rows'],
      ['columns', 'columns'],
    ],
    companions: GRID_COMPANIONS,
  },
  BarChart: {
    attributes: [
      [
        'series',
        "[{ id: 'main', data: [4, 3, 5], label: 'North' }, { data: [1, 6, 3], label: 'South' }]",
      ],
      ['xAxis', "[{ id: 'x', data: ['April', 'May', 'June'] }]"],
      ...CHART_AXES,
    ],
    companions: {
      ...withZoom("[{ id: 'x', data: ['April', 'May', 'June'], zoom: true }]"),
      dataset: [
        ['series', "[{ dataKey: 'north', label: 'North' }]"],
        ['xAxis', "[{ id: 'x', dataKey: 'month' }]"],
      ],
      layout: [
        ['xAxis', ''],
        ['yAxis', "[{ data: ['April', 'May', 'June'] }]"],
      ],
    },
  },
  LineChart: {
    attributes: [
      ['series', "[{ id: 'main', data: [2, 5.5, 2, 8.5, 1.5, 5], label: 'Visits', area: true }]"],
      ['xAxis', "[{ id: 'x', data: [1, 2, 3, 5, 8, 10] }]"],
      ...CHART_AXES,
    ],
    companions: {
      dataset: [
        ['series', "[{ dataKey: 'visits', label: 'Visits' }]"],
        ['xAxis', "[{ id: 'x', dataKey: 'hour' }]"],
      ],
      ...withZoom("[{ id: 'x', data: [1, 2, 3, 5, 8, 10], zoom: true }]"),
    },
  },
  ScatterChart: {
    attributes: [['series', "[{ id: 'main', data: points, label: 'Measured' }]"], ...CHART_AXES],
    companions: {
      highlightedAxis: [['xAxis', "[{ id: 'x' }]"]],
      ...withZoom("[{ id: 'x', zoom: true }]"),
    },
  },
  PieChart: { attributes: [['series', "[{ id: 'main', data: shares }]"], ...CHART_AXES] },
  RadarChart: {
    attributes: [
      ['series', "[{ id: 'main', data: [120, 98, 86, 99, 85], label: 'Lisa' }]"],
      ['radar', "{ max: 120, metrics: ['Math', 'Chinese', 'English', 'Geography', 'Physics'] }"],
      ...CHART_AXES,
    ],
  },
  SparkLineChart: {
    attributes: [
      ['data', '[1, 4, 2, 5, 7, 2, 4, 6]'],
      ['height', '120'],
    ],
  },
  Gauge: {
    attributes: [
      ['value', '60'],
      ['height', '220'],
    ],
  },
  Heatmap: {
    attributes: [
      ['series', "[{ id: 'main', data: cells }]"],
      ['xAxis', '[{ data: [1, 2, 3, 4] }]'],
      ['yAxis', "[{ data: ['A', 'B', 'C'] }]"],
      ...CHART_AXES,
    ],
  },
  FunnelChart: { attributes: [['series', "[{ id: 'main', data: steps }]"], ...CHART_AXES] },
  SankeyChart: { attributes: [['series', '{ data: { links } }'], ...CHART_AXES] },
  RichTreeView: {
    attributes: [
      ['items', 'items'],
      ['defaultExpandedItems', "['fruit']"],
    ],
  },
  SimpleTreeView: {
    attributes: [['defaultExpandedItems', "['fruit']"]],
    children: '{items}',
  },
};

/** Companions that differ by plan, by full name. */
const OWN_COMPANIONS: Readonly<Record<string, TryItBase['companions']>> = {
  // The default toolbar has zoom buttons, which throw if there's nothing to zoom.
  RadarChartPro: { showToolbar: [['slots', '{ toolbar: OwnToolbar }']] },
};

const PICKERS =
  /^(?:(?:Desktop|Mobile|Static)?(?:Date|Time|DateTime)(?:Range)?Picker|(?:SingleInput|MultiInput)?(?:Date|Time|DateTime)(?:Range)?Field|Date(?:Range)?Calendar|(?:Month|Year)Calendar|TimeClock|(?:MultiSection)?DigitalClock)$/;

/** Whether a component has a panel. */
export function hasTryIt(productId: ProductId, name: string): boolean {
  return isMainComponent(productId, name) || findTryItPart(productId, name) !== undefined;
}

/** The grids, pickers, fields, charts, and trees that apps use directly; all others are parts of them. */
export function isMainComponent(productId: ProductId, name: string): boolean {
  if (productId === 'x-date-pickers') return PICKERS.test(name);
  return getRootName(name) in BASES && !findTryItPart(productId, name);
}

/** The initial state of a component's panel. */
export function getTryItBase(productId: ProductId, name: string): TryItBase {
  const part = findTryItPart(productId, name);
  if (!part) {
    const { companions, ...base } = BASES[getRootName(name)] ?? { attributes: [] };
    return { ...base, companions: { ...companions, ...OWN_COMPANIONS[name] } };
  }
  const { children, ...props } = part.props;
  const given = SPREADS[part.host] ?? (isGivenAny(name) ? 'given' : undefined);
  return {
    attributes: [
      ...(given ? [[`...${given}`, given] as const] : []),
      ...Object.entries(props).map(([prop, value]) => [prop, formatLiteral(value)] as const),
    ],
    ...(typeof children === 'string' ? { children } : {}),
  };
}

/** The props a host passes to its part, as shown in the code. */
const SPREADS: Partial<Record<TryItHost, string>> = {
  gridCell: 'params',
  gridEditCell: 'params',
  gridColumnMenu: 'props',
  gridSlot: 'props',
  gridPanel: 'props',
  chartSlot: 'props',
  picker: 'props',
  pickerOpen: 'props',
};

/** `{ a: ['b'] }` as code */
export function formatLiteral(value: TryItLiteral): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${key}: ${formatLiteral(member)}`);
  return `{ ${members.join(', ')} }`;
}

/** Returns the height of the frame in pixels, so that nothing shifts when the component appears. */
export function getTryItHeight(productId: ProductId, name: string): number {
  const host = findTryItPart(productId, name)?.host;
  if (host === 'alone' && productId !== 'x-charts') return 220;
  if (host === 'picker') return 560;
  if (productId === 'x-data-grid') return 420;
  if (productId === 'x-date-pickers')
    return /Field$|^(Desktop|Mobile)?\w*Picker$/.test(name) && !name.startsWith('Static')
      ? 360
      : 460;
  return 340;
}
