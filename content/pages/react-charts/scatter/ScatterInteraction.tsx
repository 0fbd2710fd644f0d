import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const points = [
  [2, 3],
  [3, 7],
  [4, 5],
  [6, 9],
  [7, 4],
  [8, 8],
  [9, 2],
  [11, 6],
  [12, 9],
  [13, 3],
].map(([x = 0, y = 0], id) => ({ id, x, y }));

const modes = {
  'Nearest point': {},
  'Nearest within 30 px': { voronoiMaxRadius: 30 },
  'Only over the marker': { voronoiMaxRadius: 'item' },
  'Events of each marker': { disableVoronoi: true },
} as const;

export default function ScatterInteraction() {
  const [mode, setMode] = useState<keyof typeof modes>('Nearest within 30 px');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Tooltip opens for"
        value={mode}
        onChange={(event) => setMode(event.target.value as keyof typeof modes)}
        sx={{ minWidth: 220, mb: 1 }}
      >
        {Object.keys(modes).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ScatterChart
        height={260}
        xAxis={[{ label: 'Depth (m)' }]}
        yAxis={[{ label: 'Catch (kg)' }]}
        series={[{ label: 'Nets', data: points, markerSize: 6 }]}
        hideLegend
        {...modes[mode]}
      />
    </Box>
  );
}
