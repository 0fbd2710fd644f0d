import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function SlowLines() {
  const [run, setRun] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRun(run + 1)}>
        Play again
      </Button>
      <LineChart
        key={run}
        height={260}
        aria-label="Temperature of two greenhouses during a day"
        xAxis={[{ data: hours, label: 'Hour' }]}
        series={[
          { label: 'East', data: [12, 17, 24, 26, 25, 22, 18, 15] },
          { label: 'West', data: [11, 13, 17, 22, 27, 28, 23, 17] },
        ]}
        sx={{
          '& .MuiAppearingMask-animate': {
            animationDuration: '2s',
            animationTimingFunction: 'ease-in-out',
          },
        }}
      />
    </Box>
  );
}
