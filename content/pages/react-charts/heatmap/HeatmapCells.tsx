import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './bikes';

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function ValueCell({ x, y, width, height, ownerState, ...events }: CellProps) {
  const { color, value } = ownerState;
  return (
    <g {...events}>
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={6}
        fill={color}
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill={value > 55 ? '#fff' : '#10243a'}
        pointerEvents="none"
      >
        {value}
      </text>
    </g>
  );
}

export default function HeatmapCells() {
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
        series={[{ label: 'Rentals', data: cells }]}
        slots={{ cell: ValueCell }}
      />
    </Box>
  );
}
