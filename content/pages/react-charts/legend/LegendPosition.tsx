import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Position } from '@mui/x-charts/models';

const places: Record<
  string,
  { direction: 'horizontal' | 'vertical'; position: Position }
> = {
  'Top, centered': {
    direction: 'horizontal',
    position: { vertical: 'top', horizontal: 'center' },
  },
  'Top, at the start': {
    direction: 'horizontal',
    position: { vertical: 'top', horizontal: 'start' },
  },
  'Bottom, centered': {
    direction: 'horizontal',
    position: { vertical: 'bottom', horizontal: 'center' },
  },
  'Beside, at the end': {
    direction: 'vertical',
    position: { vertical: 'middle', horizontal: 'end' },
  },
  'Beside, at the start': {
    direction: 'vertical',
    position: { vertical: 'top', horizontal: 'start' },
  },
};

export default function LegendPosition() {
  const [place, setPlace] = useState('Bottom, centered');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Place"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
        sx={{ minWidth: 200, mb: 1 }}
      >
        {Object.keys(places).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={280}
        xAxis={[{ data: [2021, 2022, 2023, 2024, 2025], scaleType: 'point' }]}
        yAxis={[{ label: 'Nests' }]}
        series={[
          { label: 'Storks', data: [12, 14, 13, 17, 19] },
          { label: 'Herons', data: [21, 19, 22, 20, 23] },
        ]}
        slotProps={{ legend: places[place] }}
      />
    </Box>
  );
}
