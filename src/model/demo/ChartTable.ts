/** A header that the chart itself doesn't have. The page writes it in its language. */
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
  /** What the values are, if the columns don't say it, such as the label of the value axis. */
  note?: string;
  /** The first column holds the headers of the rows. */
  columns: readonly ColumnHeader[];
  rows: readonly (readonly string[])[];
  /** How many rows there are in all, if these are only the first ones. */
  total?: number;
}

/** What a demo's frame loads when a reader asks for the data of its charts. */
export interface DemoTables {
  tables: readonly ChartTable[];
  /** Whether the demo can change its charts, so the tables show how they start. */
  isInitial: boolean;
}

/** Finds out what the charts in the HTML of a demo show while it's rendered. */
export interface TableMaker {
  createTables: <Output extends { html: string }>(
    render: () => Output,
  ) => { output: Output; tables: ChartTable[] };
}

/** `pages/react-charts/bars/BasicBars` → `/x/chart-tables/pages/react-charts/bars/BasicBars.json` */
export function getTablesPath(id: string): string {
  return `/x/chart-tables/${id}.json`;
}
