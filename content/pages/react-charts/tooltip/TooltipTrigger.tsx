import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTrigger() {
  const [trigger, setTrigger] = useState<(typeof triggers)[number]>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip trigger"
        value={trigger}
        onChange={(_, value) => value && setTrigger(value)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={280}
        xAxis={[{ data: ['Chess', 'Choir', 'Rowing', 'Theatre'] }]}
        yAxis={[{ label: 'Members' }]}
        series={[
          { label: '2024', data: [24, 41, 33, 18] },
          { label: '2025', data: [29, 38, 36, 25] },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Box>
  );
}
