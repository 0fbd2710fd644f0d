import { DocsError } from '#model/errors/DocsError.ts';
import { loadChartPackages } from '../pictures/loadChartPackages.ts';
import type { RecordedAxis, RecordedChart, RecordedSeries } from './RecordedChart.ts';

/** The drawing of the chart with this index has this attribute. */
export const CHART_ATTRIBUTE = 'data-recorded-chart';

/** Returns what `render` returns, and the charts that were created meanwhile. */
export type ChartRecorder = <T>(render: () => T) => { output: T; charts: RecordedChart[] };

/** Where both versions of the charts keep their series, and what draws them. */
interface Hooked {
  useChartSeries: { getInitialState?: InitialState };
  ChartsSurface: { render?: (props: object, ref: unknown) => unknown };
}
type InitialState = (
  params: Record<string, unknown>,
  ...rest: unknown[]
) => { series: { processedSeries: ProcessedSeries } };
type ProcessedSeries = Record<
  string,
  { seriesOrder: readonly string[]; series: Record<string, RecordedSeries> }
>;

/**
 * Every chart, whatever component it's made with, gives its series and axes to a plugin when it's created. By then, data sets are
 * resolved, and every series has a formatter.
 */
export async function loadChartRecorder(): Promise<ChartRecorder> {
  const packages = (await loadChartPackages()).map((chartPackage) => {
    const { useChartSeries, ChartsSurface } = chartPackage as unknown as Hooked;
    const { getInitialState } = useChartSeries;
    const { render } = ChartsSurface;
    if (getInitialState && render)
      return { useChartSeries, ChartsSurface, getInitialState, render };
    throw new DocsError('Charts no longer pass their series through a plugin.', {
      hint: 'find out where the new version of @mui/x-charts creates its series, and read them there.',
    });
  });
  return (render) => {
    const charts: RecordedChart[] = [];
    for (const { useChartSeries, ChartsSurface, ...original } of packages) {
      useChartSeries.getInitialState = (params, ...rest) => {
        const state = original.getInitialState(params, ...rest);
        charts.push(createRecord(params, state.series.processedSeries));
        return state;
      };
      // A drawing is rendered after the chart it belongs to and before the next one.
      ChartsSurface.render = (props, ref) =>
        original.render({ ...props, [CHART_ATTRIBUTE]: charts.length - 1 }, ref);
    }
    try {
      return { output: render(), charts };
    } finally {
      for (const { useChartSeries, ChartsSurface, ...original } of packages) {
        useChartSeries.getInitialState = original.getInitialState;
        ChartsSurface.render = original.render;
      }
    }
  };
}

function createRecord(
  params: Readonly<Record<string, unknown>>,
  processed: ProcessedSeries,
): RecordedChart {
  const listAxes = (name: string) => (params[name] ?? []) as readonly RecordedAxis[];
  return {
    series: Object.entries(processed).flatMap(([type, { seriesOrder, series }]) =>
      seriesOrder.flatMap((id) => (series[id] ? { ...series[id], type } : [])),
    ),
    xAxes: listAxes('defaultizedXAxis'),
    yAxes: listAxes('defaultizedYAxis'),
    zAxes: listAxes('zAxis'),
    rotationAxes: listAxes('rotationAxis'),
  };
}
