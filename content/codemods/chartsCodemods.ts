import type { Codemod } from '#model/reference/Codemod.ts';

export const chartsCodemods: readonly Codemod[] = [
  { transform: 'v8.0.0/charts/rename-legend-to-slots-legend', parts: ['prop legend'] },
  {
    transform: 'v8.0.0/charts/rename-responsive-chart-container',
    exports: ['ResponsiveChartContainer', 'ResponsiveChartContainerPro'],
  },
  {
    // It turns `tickFontSize` into a prop that doesn't exist, so that one isn't here.
    transform: 'v8.0.0/charts/rename-label-and-tick-font-size',
    owners: ['ChartsXAxis', 'ChartsYAxis'],
    parts: ['prop labelFontSize'],
  },
  {
    transform: 'v8.0.0/charts/replace-legend-direction-values',
    owners: ['ChartsLegend'],
    parts: ['prop direction'],
  },
  {
    transform: 'v8.0.0/charts/replace-legend-position-values',
    owners: ['slotProps.legend'],
    parts: ['prop position'],
  },
  {
    transform: 'v8.0.0/charts/replace-legend-hidden-slot-prop',
    owners: ['ChartsLegend'],
    parts: ['prop hidden'],
  },
  {
    transform: 'v8.0.0/charts/remove-experimental-mark-rendering',
    parts: ['prop experimentalMarkRendering'],
  },
  {
    transform: 'v8.0.0/charts/remove-on-axis-click-handler',
    exports: ['ChartsOnAxisClickHandler'],
  },
  {
    transform: 'v8.0.0/charts/rename-unstable-use-series',
    exports: [
      'unstable_useBarSeries',
      'unstable_useLineSeries',
      'unstable_usePieSeries',
      'unstable_useScatterSeries',
      'unstable_useSeries',
    ],
  },
  {
    transform: 'v8.0.0/charts/rename-sparkline-colors-to-color',
    owners: ['SparkLineChart'],
    parts: ['prop colors'],
  },
];
