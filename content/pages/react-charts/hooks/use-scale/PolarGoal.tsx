import {
  useDrawingArea,
  useRadiusScale,
  useRotationScale,
} from '@mui/x-charts/hooks';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Comfort', 'Speed', 'Price', 'Weight', 'Service'];

/** A mark at one value of one metric. */
function Goal({ metric, value }: { metric: string; value: number }) {
  const { left, top, width, height } = useDrawingArea();
  const angle = useRotationScale<'point'>()?.(metric);
  const radius = useRadiusScale<'linear'>(metric)?.(value);
  if (angle === undefined || radius === undefined) return null;

  return (
    <circle
      cx={left + width / 2 + radius * Math.sin(angle)}
      cy={top + height / 2 - radius * Math.cos(angle)}
      r={8}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    />
  );
}

export default function PolarGoal() {
  return (
    <RadarChart
      height={300}
      aria-label="Ratings of a bicycle"
      radar={{ metrics, max: 10 }}
      series={[{ label: 'Bicycle', data: [6, 7, 4, 8, 5], fillArea: true }]}
      hideLegend
    >
      <Goal metric="Comfort" value={8} />
      <Goal metric="Price" value={6} />
    </RadarChart>
  );
}
