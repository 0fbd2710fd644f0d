import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { energy } from '#data/energy';

const sources = ['wind', 'solar', 'hydro', 'gas', 'imports'] as const;
const months = energy
  .slice(0, 12)
  .map(({ month }) => month.toLocaleDateString('en', { month: 'short' }));

export default function AnimatedEnergy() {
  const [year, setYear] = useState(2023);
  const [skipAnimation, setSkipAnimation] = useState(false);
  const rows = energy.filter(({ month }) => month.getFullYear() === year);
  const totals = sources.map((source) =>
    Math.round(rows.reduce((sum, row) => sum + row[source], 0)),
  );
  const renewable =
    rows.reduce((sum, row) => sum + row.renewable, 0) / rows.length;
  const shared = { height: 200, hideLegend: true, skipAnimation };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Year"
        value={year}
        onChange={(_, value) => value && setYear(value)}
        sx={{ mr: 2 }}
      >
        {[2023, 2024, 2025].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Skip animation"
        control={
          <Switch
            checked={skipAnimation}
            onChange={(event) => setSkipAnimation(event.target.checked)}
          />
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <BarChart
          {...shared}
          aria-label="Electricity by source in gigawatt-hours"
          xAxis={[{ data: [...sources] }]}
          yAxis={[{ max: 2500 }]}
          series={[{ data: totals }]}
        />
        <LineChart
          {...shared}
          aria-label="Wind power by month in gigawatt-hours"
          xAxis={[{ data: months, scaleType: 'point' }]}
          yAxis={[{ min: 0, max: 300 }]}
          series={[{ data: rows.map(({ wind }) => wind), area: true }]}
        />
        <PieChart
          {...shared}
          aria-label="Electricity by source as parts of the year"
          series={[
            {
              innerRadius: '50%',
              data: sources.map((label, id) => ({
                id,
                label,
                value: totals[id] ?? 0,
              })),
            },
          ]}
        />
        {/* A gauge sets the CSS property grid-area, so it needs an element around it. */}
        <div>
          <Gauge
            height={200}
            skipAnimation={skipAnimation}
            aria-label="Renewable share of the demand, in percent"
            value={Math.round(renewable * 100)}
            text={({ value }) => `${value}%`}
          />
        </div>
      </Box>
    </Box>
  );
}
