import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7];
const kilometers = [12, 0, 18, 9, 0, 31, 24];

export default function LoadingAndEmpty() {
  const [state, setState] = useState('loading');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_, value) => value && setState(value)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Distance by day"
        height={240}
        loading={state === 'loading'}
        xAxis={[{ data: days, label: 'Day', position: 'bottom' }]}
        yAxis={[{ label: 'Distance (km)', min: 0, max: 40, position: 'left' }]}
        series={
          state === 'ready' ? [{ label: 'Distance', data: kilometers }] : []
        }
        localeText={{
          noData: 'No rides this week',
          loading: 'Fetching rides…',
        }}
        hideLegend
      />
    </Box>
  );
}
