import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18];

function Readout() {
  const [axis] = useAxesTooltip() ?? [];
  return (
    <Typography sx={{ minHeight: 24, textAlign: 'center' }}>
      {axis
        ? `${axis.axisFormattedValue}: ${axis.seriesItems.map((item) => item.formattedValue).join(', ')}`
        : 'Point at the chart'}
    </Typography>
  );
}

export default function FixedTooltip() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[
        {
          data: hours,
          scaleType: 'point',
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Pollen (grains/m³)', width: 60 }]}
      series={[
        {
          type: 'line',
          data: [20, 64, 112, 98, 55, 31],
          valueFormatter: (value) => `${value} grains/m³`,
        },
      ]}
    >
      <Box sx={{ width: '100%' }}>
        <Readout />
        <ChartsSurface aria-label="Pollen by hour">
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <LineHighlightPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </Box>
    </ChartDataProvider>
  );
}
