import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16];
const formatParticles = (value: number | null) =>
  value === null ? 'sensor offline' : `${value} µg/m³`;

export default function MissingPoints() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="Connect missing points"
      />
      <LineChart
        aria-label="Fine dust by hour"
        height={280}
        xAxis={[{ data: hours, label: 'Hour of day', tickInterval: hours }]}
        yAxis={[{ label: 'Fine dust (µg/m³)' }]}
        series={[
          {
            label: 'Station 4',
            data: [12, 15, null, null, 22, 19, 17, null, 14],
            connectNulls,
            valueFormatter: formatParticles,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
