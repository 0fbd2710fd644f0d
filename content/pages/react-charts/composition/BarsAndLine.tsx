import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function BarsAndLine() {
  return (
    <ChartContainer
      height={320}
      xAxis={[{ id: 'months', data: months, scaleType: 'band' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)', width: 60 },
        { id: 'heat', label: 'Temperature (°C)', position: 'right' },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'rain',
          label: 'Rain',
          data: [74, 52, 61, 48, 66, 83],
          valueFormatter: (value) => `${value} mm`,
        },
        {
          type: 'line',
          yAxisId: 'heat',
          label: 'Temperature',
          data: [2, 7, 14, 19, 15, 6],
          color: '#d9662b',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <LineHighlightPlot />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="heat" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
