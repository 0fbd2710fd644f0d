import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'End-to-end', value: 60 },
  { label: 'Integration', value: 180 },
  { label: 'Unit', value: 420 },
];
const categories = data.map(({ label }) => label);

export default function PyramidHeights() {
  const [scaled, setScaled] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Height by value"
        control={
          <Switch
            checked={scaled}
            onChange={(event) => setScaled(event.target.checked)}
          />
        }
      />
      <FunnelChart
        height={320}
        aria-label="Tests of an app by kind"
        hideLegend
        categoryAxis={{
          categories,
          position: 'left',
          size: 80,
          ...(scaled ? { scaleType: 'linear' as const } : {}),
        }}
        series={[{ data, curve: 'pyramid', variant: 'outlined' }]}
      />
    </Box>
  );
}
