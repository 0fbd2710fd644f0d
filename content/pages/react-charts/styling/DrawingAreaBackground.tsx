import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { BarChart } from '@mui/x-charts/BarChart';

function Background() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      rx={8}
      fill={(theme.vars ?? theme).palette.primary.main}
      fillOpacity={0.08}
      pointerEvents="none"
    />
  );
}

export default function DrawingAreaBackground() {
  return (
    <BarChart
      aria-label="Bicycles by year, in thousands"
      height={280}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'] }]}
      yAxis={[{ label: 'Bicycles (thousands)' }]}
      series={[{ label: 'Bicycles', data: [12, 15, 21, 26] }]}
      hideLegend
    >
      <Background />
    </BarChart>
  );
}
