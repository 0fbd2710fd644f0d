import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SmallBars() {
  const [minimum, setMinimum] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={minimum}
            onChange={(event) => setMinimum(event.target.checked)}
          />
        }
        label="At least 6 px high"
      />
      <BarChart
        aria-label="Samples of four minerals"
        height={260}
        xAxis={[{ data: ['Granite', 'Slate', 'Flint', 'Jet'] }]}
        yAxis={[{ label: 'Samples' }]}
        series={[
          {
            label: 'Samples',
            data: [640, 212, 3, 1],
            minBarSize: minimum ? 6 : 0,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
