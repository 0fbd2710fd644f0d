import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './bikes';

const scales: Record<string, HeatmapProps['zAxis']> = {
  continuous: [
    {
      colorMap: {
        type: 'continuous',
        min: 0,
        max: 100,
        color: ['#fff0c2', '#a03a10'],
      },
    },
  ],
  piecewise: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [25, 50, 75],
        colors: ['#d6e6f7', '#8fbcea', '#2f7ed8', '#0b3d73'],
      },
    },
  ],
};

export default function HeatmapColors() {
  const [kind, setKind] = useState('piecewise');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color mapping"
        value={kind}
        onChange={(_, value) => value && setKind(value)}
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="figure"
        aria-label="Rented bicycles by day and hour"
        sx={{ m: 0, width: '100%' }}
      >
        <Heatmap
          height={300}
          xAxis={[{ data: days }]}
          yAxis={[{ data: hours, width: 56 }]}
          zAxis={scales[kind]}
          series={[{ label: 'Rentals', data: cells }]}
        />
      </Box>
    </Box>
  );
}
