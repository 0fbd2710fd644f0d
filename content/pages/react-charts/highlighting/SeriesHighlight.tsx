import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';

const highlights: HighlightOptions[] = ['none', 'item', 'series'];
const fades: FadeOptions[] = ['none', 'series', 'global'];

export default function SeriesHighlight() {
  const [highlight, setHighlight] = useState<HighlightOptions>('item');
  const [fade, setFade] = useState<FadeOptions>('global');
  const highlightScope = { highlight, fade };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="highlight"
        value={highlight}
        onChange={(event) =>
          setHighlight(event.target.value as HighlightOptions)
        }
        sx={{ minWidth: 120, mr: 2, mb: 1 }}
      >
        {highlights.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="fade"
        value={fade}
        onChange={(event) => setFade(event.target.value as FadeOptions)}
        sx={{ minWidth: 120, mb: 1 }}
      >
        {fades.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={260}
        xAxis={[{ data: ['Spring', 'Summer', 'Autumn'] }]}
        yAxis={[{ label: 'Bookings' }]}
        series={[
          { label: 'Cabins', data: [18, 42, 25], highlightScope },
          { label: 'Tents', data: [9, 55, 14], highlightScope },
          { label: 'Rooms', data: [31, 38, 34], highlightScope },
        ]}
      />
    </Box>
  );
}
