import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = [
  'none',
  'expand',
  'diverging',
  'silhouette',
  'wiggle',
];
const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function StackOffset() {
  const [stackOffset, setStackOffset] = useState<StackOffsetType>('expand');
  const common = {
    area: true,
    stack: 'songs',
    stackOffset,
    showMark: false,
  } as const;

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) =>
          setStackOffset(event.target.value as StackOffsetType)
        }
        sx={{ minWidth: 150, mb: 1 }}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Plays per week of three genres"
        height={280}
        xAxis={[
          { data: weeks, label: 'Week', tickMinStep: 1, domainLimit: 'strict' },
        ]}
        yAxis={[
          {
            width: 68,
            ...(stackOffset === 'expand'
              ? {
                  label: 'Share',
                  valueFormatter: (value: number) =>
                    `${Math.round(value * 100)}%`,
                }
              : { label: 'Plays (thousands)' }),
          },
        ]}
        series={[
          { ...common, label: 'Folk', data: [12, 14, 18, 21, 17, 15, 13, 12] },
          { ...common, label: 'Jazz', data: [8, 9, 7, 12, 19, 24, 20, 16] },
          { ...common, label: 'Choir', data: [20, 17, 15, 12, 10, 9, 12, 14] },
        ]}
      />
    </Box>
  );
}
