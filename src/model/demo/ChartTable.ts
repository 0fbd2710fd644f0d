/** A column header that the chart doesn't provide. The page translates it. */
export type HeaderKey =
  | 'category'
  | 'date'
  | 'index'
  | 'point'
  | 'value'
  | 'series'
  | 'gauge'
  | 'from'
  | 'to'
  | 'minimum'
  | 'maximum'
  | 'x'
  | 'y'
  | 'z';

export type ColumnHeader = string | { key: HeaderKey; number?: number };

/** The data of a chart as readers see it in tooltips and on axes. */
export interface ChartTable {
  /** The accessible name of the chart, if it has one. */
  name?: string;
  /** What the values mean if the columns don't say so. For example, the label of the value axis. */
  note?: string;
  /** The first column holds the headers of the rows. */
  columns: readonly ColumnHeader[];
  rows: readonly (readonly string[])[];
  /** The total number of rows, if `rows` has only the first ones. */
  total?: number;
}

/** Loaded when a reader asks for the data of a demo's charts. */
export interface DemoTables {
  tables: readonly ChartTable[];
  /** True if the demo can change its charts, which means that the tables show only their initial state. */
  isInitial: boolean;
}

/** Creates tables of what the charts in a demo show, while the demo is rendered to HTML. */
export interface TableMaker {
  createTables: <Output extends { html: string }>(
    render: () => Output,
  ) => { output: Output; tables: ChartTable[] };
}

/** `pages/react-charts/bars/BasicBars` → `/x/chart-tables/pages/react-charts/bars/BasicBars.json` */
export function getTablesPath(id: string): string {
  return `/x/chart-tables/${id}.json`;
}
