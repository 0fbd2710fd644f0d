import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Outline() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const { palette } = theme.vars ?? theme;
  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill={palette.primary.main}
        fillOpacity={0.08}
        stroke={palette.primary.main}
        strokeDasharray="4 4"
      />
      <text
        x={left + width / 2}
        y={top + 20}
        textAnchor="middle"
        fill={palette.text.primary}
      >
        drawing area
      </text>
    </g>
  );
}

export default function ChartLayout() {
  return (
    <LineChart
      aria-label="A line chart with its drawing area outlined"
      height={300}
      margin={30}
      xAxis={[{ data: [0, 1, 2, 3, 4], label: 'x-axis', height: 44 }]}
      yAxis={[{ label: 'y-axis', width: 56 }]}
      series={[{ label: 'Legend', data: [2, 5, 3, 6, 4] }]}
      sx={{ outline: '1px dashed', outlineOffset: -1 }}
    >
      <Outline />
    </LineChart>
  );
}
