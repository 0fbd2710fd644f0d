import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);

export default function Swell() {
  const [height, setHeight] = React.useState(2);
  const swell = hours.map((hour) => height * Math.sin((hour / 12.4) * 2 * Math.PI));
  return (
    <Stack spacing={2}>
      <LineChart
        height={300}
        xAxis={[{ data: hours, label: 'Hour' }]}
        series={[{ data: swell, label: 'Metres', area: true, showMark: false }]}
      />
      <Slider
        aria-label="Height of the tide"
        value={height}
        onChange={(_, value) => setHeight(value as number)}
        min={1}
        max={6}
        step={0.5}
        valueLabelDisplay="auto"
      />
    </Stack>
  );
}
