import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const sources = ['hydro', 'wind', 'solar', 'gas'] as const;
const views = { Amounts: 'none', Shares: 'expand', Stream: 'wiggle' } as const;

const months = energy.map(({ month }) => month);

export default function EnergyStack() {
  const [view, setView] = useState<keyof typeof views>('Amounts');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, value) => value && setView(value)}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Electricity by month and source"
        height={360}
        xAxis={[
          {
            data: months,
            scaleType: 'time',
            domainLimit: 'strict',
            tickInterval: months.filter((month) => month.getMonth() % 6 === 0),
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', {
                month: 'short',
                year: 'numeric',
              }),
          },
        ]}
        yAxis={[
          {
            width: 72,
            ...(view === 'Shares'
              ? {
                  valueFormatter: (value: number) =>
                    `${Math.round(value * 100)}%`,
                }
              : { label: 'Electricity (GWh)' }),
          },
        ]}
        series={sources.map((source) => ({
          id: source,
          label: source[0]?.toUpperCase() + source.slice(1),
          data: energy.map((month) => month[source]),
          stack: 'sources',
          stackOffset: views[view],
          area: true,
          showMark: false,
          valueFormatter: (value: number | null) => `${value} GWh`,
        }))}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.7 } }}
      />
    </Box>
  );
}
