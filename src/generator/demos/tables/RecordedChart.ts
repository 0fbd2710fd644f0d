/** An axis with the data it shows, from its props or from the chart's data set. */
export interface RecordedAxis {
  id?: string | number;
  label?: string;
  scaleType?: string;
  data?: readonly unknown[];
  valueFormatter?: (value: unknown, context: { location: 'tooltip' }) => unknown;
}

/** A label may depend on where it's shown. */
export type RecordedLabel = string | ((location: 'tooltip') => string | undefined);

/** A series with the data it shows. What an item looks like depends on the type. */
export interface RecordedSeries {
  type: string;
  label?: RecordedLabel;
  data: unknown;
  valueFormatter?: (value: unknown, context: object) => unknown;
  /** Of bars. The categories of horizontal ones are on the y-axis. */
  layout?: 'horizontal' | 'vertical';
  xAxisId?: string | number;
  yAxisId?: string | number;
}

/** What a chart was told to show. */
export interface RecordedChart {
  series: readonly RecordedSeries[];
  xAxes: readonly RecordedAxis[];
  yAxes: readonly RecordedAxis[];
  zAxes: readonly RecordedAxis[];
  /** Of a radar. */
  rotationAxes: readonly RecordedAxis[];
}
