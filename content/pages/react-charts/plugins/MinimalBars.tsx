import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  type UseChartCartesianAxisSignature,
  useChartHighlight,
  type UseChartHighlightSignature,
  useChartInteraction,
  type UseChartInteractionSignature,
} from '@mui/x-charts/plugins';

type Signatures = [
  UseChartCartesianAxisSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartHighlightSignature,
];

/** Outside of the component, so that the list never changes. */
const plugins = [
  useChartCartesianAxis,
  useChartInteraction,
  useChartHighlight,
] as const;

export default function MinimalBars() {
  return (
    <ChartDataProvider<'bar', Signatures>
      height={260}
      plugins={plugins}
      xAxis={[{ data: ['North', 'East', 'South', 'West'], scaleType: 'band' }]}
      yAxis={[{ label: 'Lamps replaced' }]}
      series={[
        {
          type: 'bar',
          label: 'Lamps',
          data: [42, 31, 58, 27],
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
    >
      <ChartsSurface aria-label="Lamps replaced in four districts">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
