import { getRootName } from '../ApiReference.ts';
import type { ProductId } from '../ProductConfig.ts';

/** A prop with the code of its value: `['rows', 'rows']` for `rows={rows}`, `['label', "'Due'"]` for `label="Due"`. */
export type TryItAttribute = readonly [name: string, code: string];

interface TryItBase {
  /** What the component cannot do without, or would be dull without. */
  attributes: readonly TryItAttribute[];
  /** What comes with a prop once it is set: tree data needs its paths. Code that is empty takes an attribute away. */
  companions?: Readonly<Record<string, readonly TryItAttribute[]>>;
  /** What stands between the tags. */
  children?: string;
}

const GRID_COMPANIONS = {
  treeData: [['getTreeDataPath', 'getTreeDataPath']],
  listView: [['listViewColumn', 'listViewColumn']],
} as const;

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
      ['series', "[{ data: [4, 3, 5], label: 'North' }, { data: [1, 6, 3], label: 'South' }]"],
      ['xAxis', "[{ data: ['April', 'May', 'June'] }]"],
      ...CHART_AXES,
    ],
    companions: {
      layout: [
        ['xAxis', ''],
        ['yAxis', "[{ data: ['April', 'May', 'June'] }]"],
      ],
    },
  },
  LineChart: {
    attributes: [
      ['series', "[{ data: [2, 5.5, 2, 8.5, 1.5, 5], label: 'Visits', area: true }]"],
      ['xAxis', '[{ data: [1, 2, 3, 5, 8, 10] }]'],
      ...CHART_AXES,
    ],
  },
  ScatterChart: {
    attributes: [['series', "[{ data: points, label: 'Measured' }]"], ...CHART_AXES],
  },
  PieChart: { attributes: [['series', '[{ data: shares }]'], ...CHART_AXES] },
  RadarChart: {
    attributes: [
      ['series', "[{ data: [120, 98, 86, 99, 85], label: 'Lisa' }]"],
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
      ['series', '[{ data: cells }]'],
      ['xAxis', '[{ data: [1, 2, 3, 4] }]'],
      ['yAxis', "[{ data: ['A', 'B', 'C'] }]"],
      ...CHART_AXES,
    ],
  },
  FunnelChart: { attributes: [['series', '[{ data: steps }]'], ...CHART_AXES] },
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

const PICKERS =
  /^(?:(?:Desktop|Mobile|Static)?(?:Date|Time|DateTime)(?:Range)?Picker|(?:SingleInput|MultiInput)?(?:Date|Time|DateTime)(?:Range)?Field|Date(?:Range)?Calendar|(?:Month|Year)Calendar|TimeClock|(?:MultiSection)?DigitalClock)$/;

/** Whether a component has a panel: the main ones of each product. */
export function hasTryIt(productId: ProductId, name: string): boolean {
  if (productId === 'x-date-pickers') return PICKERS.test(name);
  return getRootName(name) in BASES;
}

/** What the panel of a component starts from. */
export function getTryItBase(name: string): TryItBase {
  return BASES[getRootName(name)] ?? { attributes: [] };
}

/** Pixels of the frame, so that nothing moves when the component appears. */
export function getTryItHeight(productId: ProductId, name: string): number {
  if (productId === 'x-data-grid') return 420;
  if (productId === 'x-date-pickers')
    return /Field$|^(Desktop|Mobile)?\w*Picker$/.test(name) && !name.startsWith('Static')
      ? 360
      : 460;
  return 340;
}
