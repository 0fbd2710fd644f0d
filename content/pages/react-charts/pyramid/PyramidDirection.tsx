import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Owls', value: 4 },
  { label: 'Voles', value: 180 },
  { label: 'Plants', value: 5200 },
];
const directions = ['auto', 'increasing', 'decreasing'] as const;

export default function PyramidDirection() {
  const [funnelDirection, setDirection] =
    useState<(typeof directions)[number]>('auto');
  const [horizontal, setHorizontal] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="funnelDirection"
        value={funnelDirection}
        onChange={(_, value) => value && setDirection(value)}
        sx={{ mr: 2 }}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Horizontal"
        control={
          <Switch
            checked={horizontal}
            onChange={(event) => setHorizontal(event.target.checked)}
          />
        }
      />
      <FunnelChart
        height={280}
        aria-label="Owls, voles, and plants of a meadow"
        series={[
          {
            data,
            curve: 'pyramid',
            variant: 'outlined',
            funnelDirection,
            layout: horizontal ? 'horizontal' : 'vertical',
          },
        ]}
      />
    </Box>
  );
}
