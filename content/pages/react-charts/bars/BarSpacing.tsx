import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarSpacing() {
  const [categoryGapRatio, setCategoryGapRatio] = useState(0.4);
  const [barGapRatio, setBarGapRatio] = useState(0.1);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={260}
        xAxis={[
          { data: ['Oak', 'Beech', 'Birch'], categoryGapRatio, barGapRatio },
        ]}
        yAxis={[{ label: 'Trees planted' }]}
        series={[
          { label: 'Spring', data: [120, 80, 150] },
          { label: 'Autumn', data: [90, 110, 60] },
        ]}
      />
      <Box sx={{ maxWidth: 360, mx: 'auto', px: 2 }}>
        <Typography id="category-gap">
          categoryGapRatio: {categoryGapRatio}
        </Typography>
        <Slider
          aria-labelledby="category-gap"
          min={0}
          max={0.9}
          step={0.1}
          value={categoryGapRatio}
          onChange={(_, value) => setCategoryGapRatio(value)}
        />
        <Typography id="bar-gap">barGapRatio: {barGapRatio}</Typography>
        <Slider
          aria-labelledby="bar-gap"
          min={-1}
          max={0.9}
          step={0.1}
          value={barGapRatio}
          onChange={(_, value) => setBarGapRatio(value)}
        />
      </Box>
    </Box>
  );
}
