import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { sales } from '#data/sales';

const groups = {
  line: ['Skis', 'Boots', 'Tents', 'Packs', 'Lanterns'],
  region: ['North', 'West', 'South', 'East'],
} as const;
const months = [...new Set(sales.map(({ month }) => month))];
const formatMonth = (month: string, style: 'short' | 'long') =>
  new Date(`${month}-01T00:00`).toLocaleDateString('en', { month: style });
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function SalesBars() {
  const [group, setGroup] = useState<keyof typeof groups>('line');
  const [stacked, setStacked] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Series"
          value={group}
          onChange={(_, value) => value && setGroup(value)}
        >
          <ToggleButton value="line">Product lines</ToggleButton>
          <ToggleButton value="region">Regions</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          label="Stack"
          control={
            <Switch
              checked={stacked}
              onChange={(event) => setStacked(event.target.checked)}
            />
          }
        />
      </Box>
      <BarChart
        aria-label="Revenue by month"
        height={360}
        borderRadius={4}
        xAxis={[
          {
            data: months,
            valueFormatter: (
              month: string,
              { location }: { location: string },
            ) =>
              location === 'tick'
                ? formatMonth(month, 'short')
                : `${formatMonth(month, 'long')} 2025`,
          },
        ]}
        yAxis={[
          {
            label: 'Revenue (€)',
            width: 68,
            valueFormatter: (value: number) => compact.format(value),
          },
        ]}
        series={groups[group].map((name) => ({
          id: name,
          label: name,
          stack: stacked ? 'total' : undefined,
          data: months.map((month) =>
            sales
              .filter((sale) => sale.month === month && sale[group] === name)
              .reduce((sum, { revenue }) => sum + revenue, 0),
          ),
          highlightScope,
          valueFormatter: (value: number | null) =>
            value ? euros.format(value) : null,
        }))}
      />
    </Box>
  );
}
