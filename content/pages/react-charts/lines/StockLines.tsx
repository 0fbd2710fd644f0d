import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { stocks } from '#data/stocks';

const names = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' } as const;
type Stock = keyof typeof names;

const first = stocks[0];
const price = (stock: Stock) => stocks.map((day) => day[stock].close);
const growth = (stock: Stock) =>
  price(stock).map((value) => (value / (first?.[stock].close ?? 1) - 1) * 100);
const units = {
  growth: (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}%`,
  price: (value: number) => `€${value.toFixed(2)}`,
};

export default function StockLines() {
  const [unit, setUnit] = useState<keyof typeof units>('growth');
  const isGrowth = unit === 'growth';

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Values"
        value={unit}
        onChange={(_, value) => value && setUnit(value)}
      >
        <ToggleButton value="growth">Growth</ToggleButton>
        <ToggleButton value="price">Price</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Three stocks over a year"
        height={340}
        // The lines reach both edges, because the x-axis isn't rounded to full months.
        experimentalFeatures={{ preferStrictDomainInLineCharts: true }}
        xAxis={[
          {
            data: stocks.map(({ date }) => date),
            scaleType: 'time',
            valueFormatter: (date: Date, { location }) =>
              date.toLocaleDateString('en', {
                month: 'short',
                ...(location === 'tick'
                  ? {}
                  : { day: 'numeric', year: 'numeric' }),
              }),
            tickMinStep: 28 * 24 * 3600 * 1000,
          },
        ]}
        yAxis={[
          {
            width: 60,
            valueFormatter: (value: number) =>
              isGrowth ? `${value}%` : `€${value}`,
          },
        ]}
        series={Object.entries(names).map(([stock, label]) => ({
          id: stock,
          label,
          data: isGrowth ? growth(stock as Stock) : price(stock as Stock),
          showMark: false,
          curve: 'linear' as const,
          valueFormatter: (value: number | null) =>
            value === null ? null : units[unit](value),
        }))}
      >
        {isGrowth ? (
          <ChartsReferenceLine y={0} lineStyle={{ strokeDasharray: '4 4' }} />
        ) : null}
      </LineChart>
    </Box>
  );
}
