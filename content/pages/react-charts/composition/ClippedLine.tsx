import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ClippedLine() {
  const clipPath = useId();
  const [clipped, setClipped] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
        label="Clip to the drawing area"
      />
      <ChartContainer
        aria-label="Pulse over five minutes"
        height={260}
        margin={{ top: 40 }}
        xAxis={[
          { data: [0, 1, 2, 3, 4, 5], min: 0.5, max: 4.5, label: 'Minute' },
        ]}
        yAxis={[{ label: 'Pulse (bpm)', min: 80, max: 140 }]}
        series={[{ type: 'line', data: [72, 88, 121, 152, 134, 96] }]}
      >
        <g clipPath={clipped ? `url(#${clipPath})` : undefined}>
          <LinePlot />
          <MarkPlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath
          id={clipPath}
          offset={{ top: 5, right: 5, bottom: 5, left: 5 }}
        />
      </ChartContainer>
    </Box>
  );
}
