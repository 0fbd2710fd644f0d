import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = [1, 2, 3, 6, 7, 8, 9, 10, 13, 14].map(
  (day) => new Date(2025, 9, day),
);
const prices = [41.2, 41.9, 42.4, 41.1, 40.6, 41.8, 43.0, 43.7, 43.2, 44.1];

export default function SparklineDates() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <Typography variant="body2">Price of a share, October 2025</Typography>
      <SparkLineChart
        role="img"
        aria-label="Price of a share in October 2025"
        data={prices}
        height={80}
        showTooltip
        showHighlight
        valueFormatter={(value) => `€${value?.toFixed(2)}`}
        xAxis={{
          scaleType: 'time',
          data: days,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
            }),
        }}
        yAxis={{ min: 40, max: 45 }}
      />
    </Box>
  );
}
