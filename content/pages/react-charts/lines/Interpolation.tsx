import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
  'bumpX',
  'bumpY',
  'monotoneY',
];

export default function Interpolation() {
  const [curve, setCurve] = useState<CurveType>('monotoneX');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ minWidth: 160, mb: 1 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={260}
        xAxis={[
          { data: [0, 1, 2, 3, 4, 5, 6], label: 'Minutes', tickMinStep: 1 },
        ]}
        yAxis={[{ label: 'Pressure (bar)' }]}
        series={[{ label: 'Pressure', data: [1, 4, 2, 7, 7, 3, 5], curve }]}
        hideLegend
      />
    </Box>
  );
}
