import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function BarTargets() {
  return (
    <ChartContainer
      aria-label="Parcels by weekday"
      height={280}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' }]}
      yAxis={[{ label: 'Parcels', width: 60 }]}
      series={[
        { type: 'bar', label: 'Parcels', data: [820, 862, 701, 874, 1190] },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot borderRadius={4} />
      <ChartsReferenceLine y={900} label="Target 900" />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
