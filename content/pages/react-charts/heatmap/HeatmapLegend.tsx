import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './bikes';

export default function HeatmapLegend() {
  return (
    <Box
      component="figure"
      aria-label="Rented bicycles by day and hour"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={340}
        hideLegend={false}
        xAxis={[{ data: days, label: 'Day', categoryGapRatio: 0.06 }]}
        yAxis={[
          {
            data: hours,
            label: 'Hour',
            width: 76,
            reverse: true,
            categoryGapRatio: 0.06,
          },
        ]}
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
            label: 'Rented',
            data: cells,
            valueFormatter: ([day, , value]) =>
              `${value} bicycles${day > 4 ? ' (weekend)' : ''}`,
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
            labelPosition: 'extremes',
            minLabel: 'none',
            maxLabel: '100\u00a0bicycles',
            sx: { width: 260 },
          },
          tooltip: { placement: 'top' },
        }}
      />
    </Box>
  );
}
