import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 6, 12, 18, 24];

export default function SizeAndMargin() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
        gridAutoRows: 240,
      }}
    >
      <LineChart
        aria-label="Demand by hour"
        margin={{ top: 24, right: 32 }}
        xAxis={[{ data: hours, label: 'Hour', tickInterval: hours }]}
        yAxis={[{ label: 'Demand (MW)' }]}
        series={[{ label: 'Demand', data: [21, 34, 47, 52, 26], area: true }]}
        hideLegend
      />
      <LineChart
        aria-label="Reserve by hour"
        margin={12}
        xAxis={[{ data: hours, position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[
          {
            label: 'Reserve',
            data: [14, 9, 6, 4, 12],
            area: true,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
