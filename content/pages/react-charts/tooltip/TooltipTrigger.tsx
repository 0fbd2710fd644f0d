import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { energy } from '#data/energy';

const sources = ['wind', 'solar', 'hydro', 'gas', 'imports'] as const;
const choices = {
  trigger: ['axis', 'item', 'none'],
  placement: ['right-start', 'top', 'bottom', 'left', 'auto'],
} as const;

export default function TooltipTrigger() {
  const [tooltip, setTooltip] = useState<
    Pick<ChartsTooltipProps, 'trigger' | 'placement'>
  >({ trigger: 'axis', placement: 'right-start' });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(choices).map(([name, values]) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={tooltip[name as keyof typeof choices]}
            onChange={(event) =>
              setTooltip({ ...tooltip, [name]: event.target.value })
            }
            sx={{ minWidth: 140 }}
          >
            {values.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <BarChart
        aria-label="Electricity by month and source"
        height={320}
        borderRadius={3}
        dataset={energy.slice(-24).map(({ battery, ...month }) => month)}
        xAxis={[
          {
            dataKey: 'month',
            position: 'bottom',
            valueFormatter: (month: Date, { location }: { location: string }) =>
              month.toLocaleDateString('en', {
                month: location === 'tick' ? 'short' : 'long',
                year: location === 'tick' ? '2-digit' : 'numeric',
              }),
          },
        ]}
        yAxis={[{ label: 'Electricity (GWh)', width: 64 }]}
        series={sources.map((dataKey) => ({
          dataKey,
          stack: 'sources',
          label: dataKey[0]?.toUpperCase() + dataKey.slice(1),
          valueFormatter: (value: number | null) => `${value?.toFixed(1)} GWh`,
        }))}
        slotProps={{ tooltip }}
      />
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`slotProps={{ tooltip: { trigger: '${tooltip.trigger}', placement: '${tooltip.placement}' } }}`}
      </Box>
    </Box>
  );
}
