import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const stops = ['Source', 'Mill', 'Weir', 'Bridge', 'Delta'];

export default function ControlledAxis() {
  const [axis, setAxis] = useState<AxisItemIdentifier[]>([
    { axisId: 'stops', dataIndex: 1 },
  ]);
  const dataIndex = axis[0]?.dataIndex ?? 0;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Width of a river at five stops"
        height={260}
        highlightedAxis={axis}
        onHighlightedAxisChange={(next) => next.length > 0 && setAxis(next)}
        xAxis={[{ id: 'stops', data: stops, scaleType: 'point' }]}
        yAxis={[{ label: 'Width (m)' }]}
        series={[{ label: 'Width', data: [2, 9, 14, 31, 58] }]}
        hideLegend
      />
      <Box sx={{ maxWidth: 320, mx: 'auto', px: 2 }}>
        <Typography id="stop">Stop: {stops[dataIndex]}</Typography>
        <Slider
          aria-labelledby="stop"
          min={0}
          max={4}
          marks
          value={dataIndex}
          onChange={(_, next) =>
            setAxis([{ axisId: 'stops', dataIndex: next }])
          }
        />
      </Box>
    </Box>
  );
}
