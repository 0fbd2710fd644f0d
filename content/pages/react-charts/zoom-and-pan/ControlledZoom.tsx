import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { cars, days, formatDay } from './traffic';

const seasons = {
  Year: [0, 100],
  Spring: [16, 41],
  Summer: [41, 67],
  Autumn: [67, 91],
} as const;

export default function ControlledZoom() {
  const [zoom, setZoom] = useState<ZoomData[]>([
    { axisId: 'days', start: 41, end: 67 },
  ]);
  const [range] = zoom;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(seasons).map(([name, [start, end]]) => (
          <Button
            key={name}
            size="small"
            variant={
              range?.start === start && range.end === end
                ? 'contained'
                : 'outlined'
            }
            onClick={() => setZoom([{ axisId: 'days', start, end }])}
          >
            {name}
          </Button>
        ))}
      </Box>
      <LineChartPro
        aria-label="Cars per day"
        height={280}
        zoomData={zoom}
        onZoomChange={setZoom}
        xAxis={[
          {
            id: 'days',
            data: days,
            scaleType: 'time',
            valueFormatter: formatDay,
            domainLimit: 'strict',
            zoom: true,
          },
        ]}
        yAxis={[{ label: 'Cars per day', width: 64 }]}
        series={[{ label: 'Cars', data: cars, showMark: false }]}
        hideLegend
      />
    </Box>
  );
}
