import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const shown = 60;

export default function LiveReadings() {
  const [end, setEnd] = useState(shown);
  const [running, setRunning] = useState(false);
  const latest = sensors.slice(end - shown, end);

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(
      () => setEnd((value) => (value < sensors.length ? value + 1 : shown)),
      400,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        aria-label="Energy used and produced in the last 60 days"
        height={340}
        skipAnimation
        xAxis={[
          {
            data: latest.map(({ date }) => date),
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Energy (kWh)', width: 60, min: 0, max: 900 }]}
        series={[
          {
            label: 'Used',
            data: latest.map(({ energy }) => energy),
            area: true,
            showMark: false,
          },
          {
            label: 'From the roof',
            data: latest.map(({ solar }) => solar),
            area: true,
            showMark: false,
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.25 } }}
      />
    </Box>
  );
}
