import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const Line = styled('line')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeDasharray: '6 4',
}));

/** A line at the mean of the first bar series. */
function MeanLine() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const [series] = useBarSeries();
  if (!series) return null;

  const values = series.data.filter((value) => value !== null);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const y = yScale(mean);
  return (
    <Line x1={left} x2={left + width} y1={y} y2={y} pointerEvents="none" />
  );
}

export default function HooksInsideChart() {
  return (
    <BarChart
      height={260}
      aria-label="Apples picked from Monday to Friday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Apples (kg)', width: 64 }]}
      series={[{ label: 'Apples', data: [310, 420, 380, 520, 270] }]}
      hideLegend
    >
      <MeanLine />
    </BarChart>
  );
}
