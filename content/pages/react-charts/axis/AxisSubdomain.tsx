import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 52 }, (_, index) => index + 1);
const eggs = weeks.map((week) =>
  Math.round(170 + 60 * Math.sin((week - 12) / 8) + (week % 3) * 6),
);

export default function AxisSubdomain() {
  const [[min = 1, max = 52], setRange] = useState<number[]>([9, 35]);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Eggs per day by week"
        height={260}
        xAxis={[{ data: weeks, label: 'Week', min, max }]}
        yAxis={[
          {
            label: 'Eggs per day',
            width: 60,
            domainLimit: (low, high) => ({ min: low - 20, max: high + 20 }),
          },
        ]}
        series={[{ label: 'Eggs', data: eggs, showMark: false }]}
        hideLegend
      />
      <Box sx={{ maxWidth: 360, mx: 'auto', px: 2 }}>
        <Typography>
          Weeks {min} to {max}
        </Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'First week' : 'Last week')}
          min={1}
          max={52}
          value={[min, max]}
          onChange={(_, value) => setRange(value)}
        />
      </Box>
    </Box>
  );
}
