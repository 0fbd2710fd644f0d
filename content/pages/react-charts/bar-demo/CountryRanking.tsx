import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { sales } from '#data/sales';

const measures = {
  revenue: 'Revenue (thousand €)',
  profit: 'Profit (thousand €)',
  units: 'Units (thousand)',
} as const;
type Measure = keyof typeof measures;

const countries = [...new Set(sales.map(({ country }) => country))];

function rank(measure: Measure) {
  return countries
    .map((country) => ({
      country,
      total:
        sales
          .filter((sale) => sale.country === country)
          .reduce((sum, sale) => sum + sale[measure], 0) / 1000,
    }))
    .sort((a, b) => b.total - a.total);
}

export default function CountryRanking() {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const ranking = rank(measure);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Measure"
        value={measure}
        onChange={(_, value: Measure | null) => value && setMeasure(value)}
      >
        <ToggleButton value="revenue">Revenue</ToggleButton>
        <ToggleButton value="profit">Profit</ToggleButton>
        <ToggleButton value="units">Units</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Twelve countries by sales"
        height={400}
        layout="horizontal"
        borderRadius={4}
        grid={{ vertical: true }}
        xAxis={[{ label: measures[measure] }]}
        yAxis={[
          {
            data: ranking.map(({ country }) => country),
            scaleType: 'band',
            width: 96,
            categoryGapRatio: 0.35,
          },
        ]}
        series={[
          {
            label: measures[measure],
            data: ranking.map(({ total }) => total),
            valueFormatter: (value) =>
              (value ?? 0).toLocaleString('en', { maximumFractionDigits: 1 }),
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
