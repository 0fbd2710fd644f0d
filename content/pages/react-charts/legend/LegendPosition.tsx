import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Position } from '@mui/x-charts/models';
import { energy } from '#data/energy';

const choices = {
  direction: ['horizontal', 'vertical'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;
const sources = ['wind', 'solar', 'hydro', 'gas', 'imports'] as const;

const months = energy.map(({ month }) => month);

export default function LegendPosition() {
  const [direction, setDirection] = useState<'horizontal' | 'vertical'>(
    'horizontal',
  );
  const [position, setPosition] = useState<Required<Position>>({
    vertical: 'bottom',
    horizontal: 'center',
  });
  const values = { direction, ...position };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {Object.entries(choices).map(([name, options]) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={values[name as keyof typeof choices]}
            onChange={({ target: { value } }) =>
              name === 'direction'
                ? setDirection(value as typeof direction)
                : setPosition({ ...position, [name]: value })
            }
            sx={{ minWidth: 130 }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <LineChart
        aria-label="Electricity by source and month"
        height={320}
        xAxis={[
          {
            data: months,
            scaleType: 'time',
            tickInterval: months.filter((month) => month.getMonth() % 6 === 0),
            domainLimit: 'strict',
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', {
                month: 'short',
                year: 'numeric',
              }),
          },
        ]}
        yAxis={[{ label: 'Electricity (GWh)', width: 64 }]}
        series={sources.map((source) => ({
          id: source,
          label: source[0]?.toUpperCase() + source.slice(1),
          data: energy.map((month) => month[source]),
          showMark: false,
        }))}
        slotProps={{ legend: { direction, position } }}
      />
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`slotProps={{
  legend: {
    direction: '${direction}',
    position: { vertical: '${position.vertical}', horizontal: '${position.horizontal}' },
  },
}}`}
      </Box>
    </Box>
  );
}
