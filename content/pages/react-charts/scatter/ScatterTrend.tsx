import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { shells } from './shells';

const data = shells.map(({ id, length, sandyWidth }) => ({
  id,
  x: length,
  y: sandyWidth,
}));

/** Least squares over the points above. */
const meanX = data.reduce((sum, { x }) => sum + x, 0) / data.length;
const meanY = data.reduce((sum, { y }) => sum + y, 0) / data.length;
const slope =
  data.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
  data.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
const predict = (x: number) => meanY + slope * (x - meanX);

function TrendLine() {
  const theme = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <line
      x1={xScale(40)}
      y1={yScale(predict(40))}
      x2={xScale(80)}
      y2={yScale(predict(80))}
      stroke={(theme.vars ?? theme).palette.text.secondary}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function ScatterTrend() {
  return (
    <ScatterChart
      aria-label="Width of shells by length, with a trend line"
      height={300}
      xAxis={[{ label: 'Shell length (mm)', min: 35, max: 85 }]}
      yAxis={[{ label: 'Shell width (mm)', min: 10, max: 40 }]}
      series={[{ label: 'Sandy beach', data, markerSize: 7 }]}
      hideLegend
      sx={{
        [`& .${scatterClasses.root} circle`]: { fillOpacity: 0.6 },
      }}
    >
      <TrendLine />
    </ScatterChart>
  );
}
