import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const sources = [
  { field: 'hydro', name: 'Hydro', long: 'Hydropower of all rivers' },
  { field: 'wind', name: 'Wind', long: 'Wind, on land and at sea' },
  { field: 'solar', name: 'Solar', long: 'Solar, roofs and fields' },
  { field: 'gas', name: 'Gas', long: 'Gas-fired power plants' },
] as const;
const contents = ['name', 'total', 'share'] as const;
type Content = (typeof contents)[number];

const totals = sources.map(({ field }) =>
  year.reduce((sum, row) => sum + row[field], 0),
);
const sum = totals.reduce((all, total) => all + total, 0);
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

function legendLabel(content: Content, name: string, total: number) {
  if (content === 'total') {
    return `${name}: ${number.format(total)} GWh`;
  }
  return content === 'share'
    ? `${name}: ${number.format((total / sum) * 100)}%`
    : name;
}

export default function SourceLabels() {
  const [content, setContent] = useState<Content>('total');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Content of the legend"
        value={content}
        onChange={(_, value: Content | null) => value && setContent(value)}
      >
        {contents.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={360}
        aria-label="Electricity by source and month of 2025"
        xAxis={[
          {
            data: year.map(({ month }) => month),
            scaleType: 'band',
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', { month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
        series={sources.map(({ field, name, long }, index) => ({
          data: year.map((row) => row[field]),
          stack: 'sources',
          label: (location: 'tooltip' | 'legend') =>
            location === 'legend'
              ? legendLabel(content, name, totals[index] ?? 0)
              : long,
          valueFormatter: (value: number | null) => `${value ?? 0} GWh`,
        }))}
      />
    </Box>
  );
}
