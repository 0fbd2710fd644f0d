import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { energy } from '#data/energy';

export default function DefaultToolbar() {
  const [zoom, setZoom] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Zoom"
        control={
          <Switch
            checked={zoom}
            onChange={(event) => setZoom(event.target.checked)}
          />
        }
      />
      <BarChartPro
        height={300}
        aria-label="Demand by month from 2023 to 2025"
        showToolbar
        xAxis={[
          {
            data: energy.map(({ month }) => month),
            scaleType: 'band',
            zoom,
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', {
                month: 'short',
                year: 'numeric',
              }),
          },
        ]}
        yAxis={[{ label: 'Demand (GWh)', width: 60 }]}
        series={[{ label: 'Demand', data: energy.map((row) => row.demand) }]}
        hideLegend
      />
    </Box>
  );
}
