import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomFilterMode } from '@mui/x-charts-pro/models';
import { cars, days, formatDay } from './traffic';

export default function ZoomFiltering() {
  const [filterMode, setFilterMode] = useState<ZoomFilterMode>('discard');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter mode"
        value={filterMode}
        onChange={(_, value) => value && setFilterMode(value)}
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        aria-label="Cars per day"
        height={280}
        xAxis={[
          {
            id: 'days',
            data: days,
            scaleType: 'time',
            valueFormatter: formatDay,
            domainLimit: 'strict',
            zoom: { filterMode },
          },
        ]}
        yAxis={[{ label: 'Cars per day', width: 64 }]}
        series={[{ label: 'Cars', data: cars, showMark: false }]}
        initialZoom={[{ axisId: 'days', start: 0, end: 20 }]}
        hideLegend
      />
    </Box>
  );
}
