import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeRange() {
  const [value, setValue] = useState(18);

  return (
    <Box sx={{ width: '100%', maxWidth: 260, mx: 'auto', px: 2 }}>
      <Gauge
        height={170}
        value={value}
        valueMin={-20}
        valueMax={40}
        startAngle={-110}
        endAngle={110}
        text={`${value} °C`}
        aria-label="Outdoor temperature"
        aria-valuetext={`${value} degrees Celsius`}
      />
      <Slider
        aria-label="Temperature"
        min={-20}
        max={40}
        value={value}
        onChange={(_, next) => setValue(next)}
      />
    </Box>
  );
}
