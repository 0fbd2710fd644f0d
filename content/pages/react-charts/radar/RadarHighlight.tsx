import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Paper', 'Glass', 'Metal', 'Wood', 'Textiles'];
const modes = ['axis', 'series', 'none'] as const;

export default function RadarHighlight() {
  const [highlight, setHighlight] = useState<(typeof modes)[number]>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="highlight"
        value={highlight}
        onChange={(_, value) => value && setHighlight(value)}
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        height={300}
        aria-label="Recycled share of five materials in two towns"
        highlight={highlight}
        radar={{ max: 100, metrics }}
        series={[
          {
            id: 'harbor',
            label: 'Harbor',
            data: [82, 91, 64, 38, 27],
            fillArea: true,
            valueFormatter: (value) => `${value}%`,
          },
          {
            id: 'hill',
            label: 'Hill',
            data: [68, 74, 88, 61, 45],
            fillArea: true,
            valueFormatter: (value) => `${value}%`,
          },
        ]}
        slotProps={{
          tooltip: { trigger: highlight === 'series' ? 'item' : 'axis' },
        }}
      />
    </Box>
  );
}
