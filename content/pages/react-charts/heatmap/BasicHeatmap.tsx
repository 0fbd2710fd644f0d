import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './bikes';

export default function BasicHeatmap() {
  return (
    <Box
      component="figure"
      aria-label="Rented bicycles by day and hour"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 56 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 100,
              color: ['#d6e6f7', '#0b3d73'],
            },
          },
        ]}
        series={[
          {
            label: 'Rentals',
            data: cells,
            valueFormatter: ([, , value]) => `${value} bicycles`,
          },
        ]}
      />
    </Box>
  );
}
