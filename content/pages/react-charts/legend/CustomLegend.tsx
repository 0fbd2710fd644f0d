import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';

function ChipLegend() {
  const { items } = useLegend();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'center',
        mb: 1,
      }}
    >
      {items.map(({ id, label, color }) => (
        <Chip
          key={id}
          variant="outlined"
          label={label}
          sx={{ borderColor: color, borderWidth: 2 }}
        />
      ))}
    </Box>
  );
}

export default function CustomLegend() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ data: ['Hall A', 'Hall B', 'Hall C'], scaleType: 'band' }]}
      yAxis={[{ label: 'Visitors', width: 60 }]}
      series={[
        { type: 'bar', label: 'Morning', data: [310, 280, 190] },
        { type: 'bar', label: 'Afternoon', data: [420, 360, 240] },
      ]}
    >
      <ChipLegend />
      <ChartsSurface aria-label="Visitors of three halls">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
