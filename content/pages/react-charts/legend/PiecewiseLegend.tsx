import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';

const lakes = ['Mill', 'Moor', 'Swan', 'Black', 'Upper', 'Lower'];
const names = ['poor', 'fair', 'good'];

export default function PiecewiseLegend() {
  const [clicked, setClicked] = useState('none');
  const legend: PiecewiseColorLegendProps = {
    axisDirection: 'y',
    labelPosition: 'inline-end',
    markType: 'circle',
    labelFormatter: ({ index, formattedMin, formattedMax }) =>
      `${names[index]} (${formattedMin ?? '0'}–${formattedMax ?? '∞'})`,
    onItemClick: (_, __, index) => setClicked(names[index] ?? 'none'),
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Oxygen in six lakes"
        height={300}
        xAxis={[{ data: lakes, label: 'Lake' }]}
        yAxis={[
          {
            label: 'Oxygen (mg/l)',
            colorMap: {
              type: 'piecewise',
              thresholds: [5, 8],
              colors: ['#a03a10', '#c98500', '#2f7ed8'],
            },
          },
        ]}
        series={[{ label: 'Oxygen', data: [4.1, 6.3, 9.2, 3.4, 8.8, 7.1] }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend }}
      />
      <Typography aria-live="polite">Clicked class: {clicked}</Typography>
    </Box>
  );
}
