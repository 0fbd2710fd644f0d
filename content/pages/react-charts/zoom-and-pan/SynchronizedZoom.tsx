import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';

const weeks = Array.from({ length: 40 }, (_, index) => index + 1);
const milk = weeks.map((week) => Math.round(820 + 90 * Math.sin(week / 5)));
const cows = weeks.map((week) => 40 + (week % 7));

export default function SynchronizedZoom() {
  const [zoomData, setZoomData] = useState<ZoomData[]>([
    { axisId: 'weeks', start: 20, end: 60 },
  ]);
  const shared = {
    height: 200,
    zoomData,
    onZoomChange: setZoomData,
    hideLegend: true,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        aria-label="Milk per week"
        {...shared}
        xAxis={[{ id: 'weeks', data: weeks, scaleType: 'band', zoom: true }]}
        yAxis={[{ label: 'Milk (l)', width: 64 }]}
        series={[{ label: 'Milk', data: milk, showMark: false }]}
      />
      <BarChartPro
        aria-label="Cows per week"
        {...shared}
        xAxis={[
          {
            id: 'weeks',
            data: weeks,
            scaleType: 'band',
            zoom: true,
            label: 'Week',
          },
        ]}
        yAxis={[{ label: 'Cows', width: 64 }]}
        series={[{ label: 'Cows', data: cows }]}
      />
    </Box>
  );
}
