import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function FirstComposition() {
  return (
    <ChartContainer
      aria-label="Orders and their four-week mean"
      height={300}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'], scaleType: 'band' }]}
      yAxis={[{ label: 'Orders' }]}
      series={[
        { type: 'bar', label: 'Orders', data: [24, 31, 19, 36] },
        {
          type: 'line',
          label: 'Four-week mean',
          data: [26, 27, 25, 29],
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
