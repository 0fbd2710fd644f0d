import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function LegendOutside() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ label: 'Lambs' }]}
      series={[
        { type: 'line', label: 'Lower pasture', data: [3, 8, 14, 19, 22, 23] },
        { type: 'line', label: 'Upper pasture', data: [0, 2, 7, 13, 18, 24] },
      ]}
    >
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
          }}
        >
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            Lambs born
          </Typography>
          <ChartsLegend />
        </Box>
        <ChartsSurface aria-label="Lambs born by week">
          <ChartsGrid horizontal />
          <LinePlot />
          <MarkPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </Box>
    </ChartDataProvider>
  );
}
