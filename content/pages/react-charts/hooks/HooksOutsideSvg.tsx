import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';

function Totals() {
  const series = useBarSeries();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 1 }}>
      {series.map(({ id, data, color }) => (
        <Box key={id} sx={{ borderLeft: `4px solid ${color}`, pl: 1 }}>
          <Typography variant="body2">{id}</Typography>
          <Typography variant="h6" component="p">
            {data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function HooksOutsideSvg() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={240}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
        yAxis={[{ label: 'Boats' }]}
        series={[
          { type: 'bar', id: 'Arrivals', data: [41, 66, 83, 52] },
          { type: 'bar', id: 'Departures', data: [38, 61, 88, 49] },
        ]}
      >
        <Totals />
        <ChartsSurface aria-label="Boats in each quarter">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProvider>
    </Box>
  );
}
