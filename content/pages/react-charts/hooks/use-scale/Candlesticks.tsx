import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { stocks } from '#data/stocks';

const names = ['tern', 'osprey', 'heron'] as const;
type Name = (typeof names)[number];
const days = stocks.slice(-60);
const fields = ['open', 'high', 'low', 'close'] as const;
const formatPrice = (value: number | null) => `€${value}`;

/** A wick from low to high and a body from open to close for each day. */
function Candles({ name }: { name: Name }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const width = xScale.bandwidth();

  return days.map((day) => {
    const { open, high, low, close } = day[name];
    const x = xScale(day.date) ?? 0;
    const color = close >= open ? palette.success.main : palette.error.main;
    const top = yScale(Math.max(open, close));
    const bottom = yScale(Math.min(open, close));
    return (
      <g key={day.date.getTime()} stroke={color} fill={color}>
        <line
          x1={x + width / 2}
          x2={x + width / 2}
          y1={yScale(high)}
          y2={yScale(low)}
        />
        <rect
          x={x}
          y={top}
          width={width}
          height={Math.max(1, bottom - top)}
          stroke="none"
        />
      </g>
    );
  });
}

export default function Candlesticks() {
  const [name, setName] = useState<Name>('osprey');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stock"
        value={name}
        onChange={(_, value: Name | null) => setName(value ?? name)}
      >
        {names.map((option) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{ textTransform: 'capitalize' }}
          >
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartContainer
        height={340}
        aria-label={`Prices of ${name} on 60 trading days`}
        xAxis={[
          {
            data: days.map(({ date }) => date),
            scaleType: 'band',
            categoryGapRatio: 0.4,
            tickInterval: (_: Date, index: number) => index % 15 === 0,
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
          },
        ]}
        yAxis={[
          {
            label: 'Price (€)',
            width: 64,
            min: Math.min(...days.map((day) => day[name].low)) * 0.99,
            max: Math.max(...days.map((day) => day[name].high)) * 1.01,
          },
        ]}
        series={fields.map((field) => ({
          type: 'line',
          id: field,
          label: field,
          data: days.map((day) => day[name][field]),
          valueFormatter: formatPrice,
        }))}
      >
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <Candles name={name} />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="axis" />
      </ChartContainer>
    </Box>
  );
}
