import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { HOURS, readings } from './readings';

const periods = {
  'Three years': [0, 100],
  'Summer 2025': [80.5, 89],
  'One week': [83.9, 84.6],
} as const;

const formatTime = (time: Date) =>
  time.toLocaleString('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const formatDegrees = (value: number | null) =>
  value === null ? null : `${value.toFixed(1)} °C`;

export default function ThreeYears() {
  const [zoomData, setZoomData] = useState<ZoomData[]>([
    { axisId: 'time', start: 80.5, end: 89 },
  ]);
  const { start = 0, end = 100 } = zoomData[0] ?? {};

  // One reading a day for the whole axis, and every hour of what users see when they zoom in.
  const first = Math.floor((start / 100) * HOURS) - 24;
  const last = Math.ceil((end / 100) * HOURS) + 24;
  const isDetailed = last - first < 60 * 24;
  const dataset = useMemo(
    () =>
      readings.filter(
        (_, hour) =>
          hour % 24 === 12 || (isDetailed && hour >= first && hour <= last),
      ),
    [isDetailed, first, last],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Period"
          value={`${start}-${end}`}
          onChange={(_, value: string | null) => {
            if (!value) return;
            const [from = 0, to = 100] = value.split('-').map(Number);
            setZoomData([{ axisId: 'time', start: from, end: to }]);
          }}
        >
          {Object.entries(periods).map(([name, [from, to]]) => (
            <ToggleButton key={name} value={`${from}-${to}`}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" color="text.secondary">
          {isDetailed ? 'Every hour' : 'Every day at noon'},{' '}
          {dataset.length.toLocaleString('en')} of {HOURS.toLocaleString('en')}{' '}
          readings
        </Typography>
      </Box>
      <LineChartPro
        aria-label="Temperature of air and water, hour by hour"
        height={380}
        margin={{ right: 32 }}
        dataset={dataset}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        skipAnimation
        xAxis={[
          {
            id: 'time',
            dataKey: 'time',
            scaleType: 'time',
            min: readings[0]?.time,
            max: readings.at(-1)?.time,
            zoom: { minSpan: 0.3, slider: { enabled: true, preview: true } },
            valueFormatter: (time: Date, context) =>
              context.location === 'tick'
                ? context.defaultTickLabel
                : formatTime(time),
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
        series={[
          { dataKey: 'air', label: 'Air', valueFormatter: formatDegrees },
          { dataKey: 'water', label: 'Water', valueFormatter: formatDegrees },
        ].map((series) => ({ ...series, showMark: false }))}
      />
    </Box>
  );
}
