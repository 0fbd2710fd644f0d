import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { energy } from '#data/energy';
import { MONTHS } from './energyViews';

const wind = energy
  .filter(({ month }) => month.getFullYear() === 2025)
  .map(({ wind: value }, index) => ({
    id: index,
    label: MONTHS[index],
    value,
  }));
const sorted = wind.toSorted((a, b) => b.value - a.value);
const format = (value: number | null) => `${value} GWh`;

export default function PieOrBars() {
  const [view, setView] = useState('pie');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart"
        value={view}
        onChange={(_, value: string | null) => value && setView(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="pie">Pie</ToggleButton>
        <ToggleButton value="bars">Bars</ToggleButton>
        <ToggleButton value="sorted">Sorted bars</ToggleButton>
      </ToggleButtonGroup>
      {view === 'pie' ? (
        <PieChart
          aria-label="Wind power by month of 2025, as a pie"
          height={280}
          series={[
            {
              data: wind,
              arcLabel: ({ label }) => String(label),
              arcLabelRadius: 126,
              outerRadius: 104,
              valueFormatter: ({ value }) => format(value),
            },
          ]}
          hideLegend
          skipAnimation
        />
      ) : (
        <BarChart
          aria-label="Wind power by month of 2025, as bars"
          height={280}
          xAxis={[
            {
              data: (view === 'bars' ? wind : sorted).map(({ label }) => label),
            },
          ]}
          yAxis={[{ label: 'Wind power (GWh)', width: 56 }]}
          series={[
            {
              data: (view === 'bars' ? wind : sorted).map(({ value }) => value),
              valueFormatter: format,
            },
          ]}
          hideLegend
          skipAnimation
        />
      )}
    </Box>
  );
}
