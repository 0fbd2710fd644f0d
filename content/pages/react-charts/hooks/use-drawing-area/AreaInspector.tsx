import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const Frame = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.primary.main,
  fillOpacity: 0.08,
  stroke: (theme.vars ?? theme).palette.primary.main,
  strokeDasharray: '4 4',
}));

/** SVG: the drawing area as a rectangle, behind the data. */
function AreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  return <Frame x={left} y={top} width={width} height={height} />;
}

/** HTML: the same numbers as text. */
function AreaNumbers() {
  const area = useDrawingArea();
  const sides = ['left', 'top', 'right', 'bottom', 'width', 'height'] as const;
  return (
    <Typography variant="body2" aria-live="polite">
      {sides
        .map((side) => `${side}\u00a0${Math.max(0, Math.round(area[side]))}`)
        .join(' · ')}
    </Typography>
  );
}

export default function AreaInspector() {
  const [margin, setMargin] = useState(20);
  const [hasAxes, setHasAxes] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Axes"
        control={
          <Switch
            checked={hasAxes}
            onChange={(event) => setHasAxes(event.target.checked)}
          />
        }
      />
      <Typography id="area-margin" variant="body2">
        Margin: {margin} px
      </Typography>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-labelledby="area-margin"
          min={0}
          max={60}
          value={margin}
          onChange={(_, value) => setMargin(value)}
        />
      </Box>
      <ChartDataProvider
        height={300}
        margin={margin}
        xAxis={[
          {
            data: sensors.map(({ date }) => date),
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 4,
            position: hasAxes ? 'bottom' : 'none',
          },
        ]}
        yAxis={[{ label: 'Outside (°C)', position: hasAxes ? 'left' : 'none' }]}
        series={[
          {
            type: 'line',
            label: 'Outside',
            data: sensors.map(({ outside }) => outside),
          },
        ]}
      >
        <AreaNumbers />
        <ChartsSurface aria-label="Outdoor temperature in 2025">
          <AreaFrame />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
    </Box>
  );
}
