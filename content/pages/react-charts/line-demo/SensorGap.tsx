import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const november = sensors.filter(({ date }) => date.getMonth() === 10);

export default function SensorGap() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connect the lines"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Temperature in November"
        height={320}
        xAxis={[
          {
            data: november.map(({ date }) => date),
            scaleType: 'time',
            domainLimit: 'strict',
            label: 'Day of November',
            valueFormatter: (date: Date, { location }) =>
              location === 'tick'
                ? String(date.getDate())
                : date.toLocaleDateString('en', { dateStyle: 'medium' }),
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)', width: 56 }]}
        series={(['inside', 'outside'] as const).map((place) => ({
          label: place === 'inside' ? 'Inside' : 'Outside',
          data: november.map((day) => day[place]),
          connectNulls,
          valueFormatter: (value: number | null) =>
            value === null ? 'no reading' : `${value} °C`,
        }))}
      />
    </Box>
  );
}
