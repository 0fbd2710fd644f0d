import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function ResponsiveContainer() {
  const [share, setShare] = useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Width of the parent in percent"
          min={50}
          max={100}
          value={share}
          onChange={(_, value) => setShare(value)}
        />
      </Box>
      <Box
        sx={{
          width: `${share}%`,
          height: 240,
          border: '1px dashed',
          borderColor: 'divider',
        }}
      >
        <ChartContainer
          aria-label="Height of four trees"
          xAxis={[{ data: ['Oak', 'Ash', 'Elm', 'Yew'], scaleType: 'band' }]}
          yAxis={[{ label: 'Height (m)' }]}
          series={[{ type: 'bar', label: 'Height', data: [31, 27, 24, 14] }]}
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartContainer>
      </Box>
    </Box>
  );
}
