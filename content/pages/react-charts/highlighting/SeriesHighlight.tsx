import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { sales } from '#data/sales';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';

const lines = ['Skis', 'Boots', 'Tents', 'Packs'] as const;
const regions = ['North', 'West', 'South', 'East'];
const revenue = (line: string) =>
  regions.map((region) =>
    sales
      .filter((sale) => sale.region === region && sale.line === line)
      .reduce((sum, sale) => sum + sale.revenue / 1000, 0),
  );
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
        aria-label="Revenue of four product lines by region"
        height={320}
        borderRadius={4}
        xAxis={[{ data: regions }]}
        yAxis={[{ label: 'Revenue (thousand €)', width: 72 }]}
        series={lines.map((line) => ({
          id: line,
          label: line,
          data: revenue(line),
          highlightScope,
          valueFormatter: (value: number | null) =>
            `€${Math.round(value ?? 0).toLocaleString('en')} thousand`,
        }))}
      />
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`highlightScope: { highlight: '${highlight}', fade: '${fade}' }`}
      </Box>
    </Box>
  );
}
