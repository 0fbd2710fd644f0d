import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type SensorDay } from '#data/sensors';
import { Brush, type Range } from './brush';

const columns: GridColDef<SensorDay>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'outside', headerName: 'Outside (°C)', type: 'number', width: 130 },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
  {
    field: 'energy',
    headerName: 'Energy (kWh)',
    type: 'number',
    flex: 1,
    minWidth: 140,
  },
];
const dates = sensors.map(({ date }) => date);
const format = (index: number) =>
  dates[index].toLocaleDateString('en', { day: 'numeric', month: 'short' });
const getRowId = ({ date }: SensorDay) => date.getTime();

export default function BrushToFilter() {
  // The slider is mirrored in right-to-left layouts, so the chart is as well.
  const isRtl = useTheme().direction === 'rtl';
  const [range, setRange] = React.useState<Range>([181, 211]);
  const [first, last] = range;
  // The chart follows the pointer at once, and the grid as soon as it can.
  const days = React.useDeferredValue(range);
  const rows = React.useMemo(() => sensors.slice(days[0], days[1] + 1), [days]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        {format(first)} to {format(last)}: {last - first + 1} days
      </Typography>
      <LineChart
        aria-label="Energy use by day in 2025"
        height={220}
        hideLegend
        // Otherwise, the chart releases the pointer that the brush captures.
        slotProps={{ tooltip: { trigger: 'none' } }}
        axisHighlight={{ x: 'none', y: 'none' }}
        xAxis={[
          {
            data: dates,
            scaleType: 'time',
            domainLimit: 'strict',
            reverse: isRtl,
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { month: 'short' }),
          },
        ]}
        yAxis={[
          {
            label: 'Energy (kWh)',
            width: 56,
            min: 0,
            position: isRtl ? 'right' : 'left',
          },
        ]}
        series={[
          {
            label: 'Energy',
            data: sensors.map(({ energy }) => energy),
            showMark: false,
            disableHighlight: true,
          },
        ]}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 1 } }}
      >
        <Brush dates={dates} range={range} onChange={setRange} />
      </LineChart>
      <Box sx={{ pl: 9, pr: 3 }}>
        <Slider
          size="small"
          max={dates.length - 1}
          value={range}
          onChange={(_, value) => setRange(value as Range)}
          getAriaLabel={(index) => (index === 0 ? 'First day' : 'Last day')}
          getAriaValueText={format}
        />
      </Box>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Days in the selected range"
          rows={rows}
          columns={columns}
          getRowId={getRowId}
        />
      </Box>
    </Box>
  );
}
