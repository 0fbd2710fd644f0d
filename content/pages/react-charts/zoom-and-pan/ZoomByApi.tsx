import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/context';

const hours = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);
const calls = [
  3, 2, 1, 1, 2, 5, 14, 31, 48, 55, 52, 47, 39, 44, 51, 49, 42, 33, 21, 15, 11,
  8, 6, 4,
];

export default function ZoomByApi() {
  const apiRef = useRef<ChartProApi<'bar'>>(undefined);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        onClick={() =>
          apiRef.current?.setAxisZoomData('hours', {
            axisId: 'hours',
            start: 25,
            end: 50,
          })
        }
      >
        Show the morning
      </Button>
      <Button
        size="small"
        onClick={() =>
          apiRef.current?.setZoomData([{ axisId: 'hours', start: 0, end: 100 }])
        }
      >
        Show all
      </Button>
      <BarChartPro
        aria-label="Calls by hour"
        apiRef={apiRef}
        height={260}
        xAxis={[{ id: 'hours', data: hours, scaleType: 'band', zoom: true }]}
        yAxis={[{ label: 'Calls' }]}
        series={[{ label: 'Calls', data: calls }]}
        hideLegend
      />
    </Box>
  );
}
