import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const balance = [-3, -4, -1, 5, 9, 7, 2, -2, -3];
const baselines = { zero: 0, min: 'min', max: 'max' } as const;

export default function AreaBaseline() {
  const [baseline, setBaseline] = useState<keyof typeof baselines>('zero');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="baseline"
        value={baseline}
        onChange={(event) =>
          setBaseline(event.target.value as keyof typeof baselines)
        }
        sx={{ minWidth: 140, mb: 1 }}
      >
        <MenuItem value="zero">0 (default)</MenuItem>
        <MenuItem value="min">min</MenuItem>
        <MenuItem value="max">max</MenuItem>
      </TextField>
      <LineChart
        aria-label="Energy balance by hour"
        height={280}
        xAxis={[
          {
            data: hours,
            label: 'Hour',
            domainLimit: 'strict',
            tickInterval: hours,
          },
        ]}
        yAxis={[{ label: 'Balance (kW)', min: -6, max: 10 }]}
        series={[
          {
            label: 'Balance',
            data: balance,
            area: true,
            baseline: baselines[baseline],
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
