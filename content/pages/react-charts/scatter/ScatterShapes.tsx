import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

const north = [
  { x: 2, y: 31 },
  { x: 4, y: 27 },
  { x: 6, y: 35 },
  { x: 9, y: 22 },
];
const south = [
  { x: 1, y: 18 },
  { x: 3, y: 24 },
  { x: 7, y: 16 },
  { x: 8, y: 29 },
];
const withIds = (points: { x: number; y: number }[]) =>
  points.map((point, id) => ({ ...point, id }));

function Marker({
  seriesId,
  x,
  y,
  size,
  color,
  isFaded,
  onClick,
}: ScatterMarkerProps) {
  const shape = { fill: color, opacity: isFaded ? 0.3 : 1, onClick };
  return (
    <g transform={`translate(${x}, ${y})`}>
      {seriesId === 'north' ? (
        <circle r={size} {...shape} />
      ) : (
        <path
          d={`M 0 ${-size} L ${size} ${size} L ${-size} ${size} Z`}
          {...shape}
        />
      )}
    </g>
  );
}

function TriangleMark({
  className,
  color,
}: {
  className?: string;
  color?: string;
}) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} d="M 12 2 L 23 22 L 1 22 Z" fill={color} />
    </svg>
  );
}

export default function ScatterShapes() {
  return (
    <ScatterChart
      aria-label="Honey by age of the hive, on two slopes"
      height={300}
      xAxis={[{ label: 'Age of the hive (years)' }]}
      yAxis={[{ label: 'Honey (kg)' }]}
      series={[
        {
          id: 'north',
          label: 'North slope',
          data: withIds(north),
          markerSize: 8,
        },
        {
          id: 'south',
          label: 'South slope',
          data: withIds(south),
          markerSize: 8,
          labelMarkType: TriangleMark,
        },
      ]}
      slots={{ marker: Marker }}
    />
  );
}
