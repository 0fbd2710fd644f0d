import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function SynchronizedCharts() {
  const [axis, setAxis] = useState<AxisItemIdentifier[]>([]);
  const shared = {
    height: 220,
    highlightedAxis: axis,
    onHighlightedAxisChange: setAxis,
    hideLegend: true,
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      <BarChart
        {...shared}
        aria-label="Rain by month"
        xAxis={[{ id: 'month', data: months }]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ label: 'Rain', data: [61, 48, 55, 40, 72, 35] }]}
      />
      <LineChart
        {...shared}
        aria-label="Sun by month"
        xAxis={[{ id: 'month', data: months, scaleType: 'band' }]}
        yAxis={[{ label: 'Sun (h)' }]}
        series={[{ label: 'Sun', data: [52, 81, 124, 168, 201, 226] }]}
      />
    </Box>
  );
}
