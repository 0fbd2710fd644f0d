import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const weeks = Array.from({ length: 52 }, (_, index) => `W${index + 1}`);
const letters = weeks.map(
  (_, index) => 60 + Math.round(30 * Math.sin(index / 6)) + (index % 4) * 5,
);

export default function ZoomOptions() {
  const [minSpan, setMinSpan] = useState(20);
  const [step, setStep] = useState(5);
  const [panning, setPanning] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPro
        height={260}
        xAxis={[
          { data: weeks, scaleType: 'band', zoom: { minSpan, step, panning } },
        ]}
        yAxis={[{ label: 'Letters' }]}
        series={[{ label: 'Letters', data: letters }]}
        hideLegend
      />
      <Box sx={{ maxWidth: 320, mx: 'auto', px: 2 }}>
        <Typography id="min-span">minSpan: {minSpan} %</Typography>
        <Slider
          aria-labelledby="min-span"
          min={10}
          max={90}
          step={10}
          value={minSpan}
          onChange={(_, value) => setMinSpan(value)}
        />
        <Typography id="zoom-step">step: {step} %</Typography>
        <Slider
          aria-labelledby="zoom-step"
          min={1}
          max={20}
          value={step}
          onChange={(_, value) => setStep(value)}
        />
        <FormControlLabel
          control={
            <Switch
              checked={panning}
              onChange={(event) => setPanning(event.target.checked)}
            />
          }
          label="panning"
        />
      </Box>
    </Box>
  );
}
