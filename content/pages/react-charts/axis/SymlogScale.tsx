import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export default function SymlogScale() {
  const [exponent, setExponent] = useState(1);
  const constant = 10 ** exponent;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Result by month"
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ data: months, scaleType: 'point', position: 'bottom' }]}
        yAxis={[
          {
            scaleType: 'symlog',
            constant,
            label: 'Result (thousand €)',
            width: 72,
            tickInterval: [-1000, -100, -10, 0, 10, 100, 1000],
            valueFormatter: (value: number) => value.toLocaleString('en'),
          },
        ]}
        series={[
          { label: 'Result', data: [-900, -120, -14, 3, 22, 160, 1000] },
        ]}
        hideLegend
      />
      <Box sx={{ maxWidth: 320, mx: 'auto', px: 2 }}>
        <Typography id="symlog-constant">constant: {constant}</Typography>
        <Slider
          aria-labelledby="symlog-constant"
          min={0}
          max={3}
          step={1}
          marks
          value={exponent}
          onChange={(_, value) => setExponent(value)}
        />
      </Box>
    </Box>
  );
}
