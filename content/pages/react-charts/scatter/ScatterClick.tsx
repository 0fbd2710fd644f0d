import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const wells = [
  { id: 'Birch well', x: 12, y: 7.1 },
  { id: 'Old well', x: 24, y: 6.6 },
  { id: 'Ridge well', x: 31, y: 7.4 },
  { id: 'Church well', x: 43, y: 6.9 },
];

export default function ScatterClick() {
  const [well, setWell] = useState('none');

  const handleClick = (_: unknown, { dataIndex }: ScatterItemIdentifier) =>
    setWell(wells[dataIndex]?.id ?? 'none');

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        aria-label="Acidity of wells by depth"
        height={260}
        xAxis={[{ label: 'Depth (m)', min: 0, max: 50 }]}
        yAxis={[{ label: 'Acidity (pH)', min: 6, max: 8 }]}
        series={[{ label: 'Wells', data: wells, markerSize: 8 }]}
        voronoiMaxRadius={40}
        onItemClick={handleClick}
        hideLegend
      />
      <Typography aria-live="polite">Chosen: {well}</Typography>
    </Box>
  );
}
