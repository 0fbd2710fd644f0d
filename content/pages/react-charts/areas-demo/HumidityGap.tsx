import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const spring = sensors.slice(52, 105);

export default function HumidityGap() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connect the areas"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Humidity in spring, with a gap of 13 days"
        height={300}
        xAxis={[
          {
            data: spring.map(({ date }) => date),
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Humidity (%)', width: 56, min: 30, max: 60 }]}
        series={[
          {
            label: 'Humidity',
            data: spring.map(({ humidity }) => humidity),
            area: true,
            baseline: 'min',
            showMark: false,
            connectNulls,
            valueFormatter: (value) =>
              value === null ? 'sensor off' : `${value}%`,
          },
        ]}
        hideLegend
        sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35 } }}
      />
    </Box>
  );
}
