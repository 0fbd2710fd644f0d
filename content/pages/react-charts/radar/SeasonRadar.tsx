import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { energy } from '#data/energy';

const sources = { wind: 'Wind', solar: 'Solar', hydro: 'Hydro' } as const;
type Source = keyof typeof sources;
const ids = Object.keys(sources) as Source[];
const years = [2023, 2024, 2025];
const months = energy
  .slice(0, 12)
  .map(({ month }) => month.toLocaleDateString('en', { month: 'short' }));

export default function SeasonRadar() {
  const [year, setYear] = useState(2025);
  const rows = energy.filter(({ month }) => month.getFullYear() === year);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Year"
        value={year}
        onChange={(_, value) => value && setYear(value)}
      >
        {years.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        height={400}
        aria-label={`Electricity by source and month of ${year}`}
        shape="circular"
        highlight="series"
        radar={{ max: 250, metrics: months }}
        series={ids.map((id) => ({
          id,
          label: sources[id],
          data: rows.map((row) => row[id]),
          fillArea: true,
          hideMark: true,
          valueFormatter: (value: number) => `${Math.round(value)} GWh`,
        }))}
      />
    </Box>
  );
}
