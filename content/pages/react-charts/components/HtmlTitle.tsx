import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

/** A sentence about the data, as HTML. */
function Headline() {
  const [series] = useBarSeries();
  const { data: places = [] } = useXAxis<'band'>();
  if (!series) return null;

  const best = Math.max(...series.data.map((value) => value ?? 0));
  return (
    <Typography component="p" sx={{ fontWeight: 600, mb: 1 }}>
      {String(places[series.data.indexOf(best)])} leads with {best} visitors
    </Typography>
  );
}

export default function HtmlTitle() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={240}
        xAxis={[
          { data: ['Castle', 'Museum', 'Tower', 'Zoo'], scaleType: 'band' },
        ]}
        yAxis={[{ label: 'Visitors', width: 60 }]}
        series={[
          { type: 'bar', label: 'Visitors', data: [420, 610, 350, 580] },
        ]}
      >
        <Headline />
        <ChartsSurface aria-label="Visitors of four places">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
    </Box>
  );
}
