import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

const harbors = [
  { id: 'Vik', x: 12, y: 240 },
  { id: 'Sund', x: 28, y: 410 },
  { id: 'Nes', x: 41, y: 180 },
  { id: 'Holm', x: 55, y: 520 },
  { id: 'Odde', x: 73, y: 330 },
];

/** The chart decides where the marker is, and the slot how it looks. */
function Flag({ x, y, color, dataIndex, isHighlighted }: ScatterMarkerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M 0 0 V -24 L 14 -18 L 0 -12" fill={color} stroke={color} />
      {isHighlighted && <circle r={4} fill={color} />}
      <text x={6} y={4} fontSize={12} fill="currentColor">
        {harbors[dataIndex]?.id}
      </text>
    </g>
  );
}

export default function ScatterFlags() {
  return (
    <ScatterChart
      height={280}
      aria-label="Boats in five harbors by distance"
      xAxis={[{ label: 'Distance (nautical miles)', min: 0, max: 90 }]}
      yAxis={[{ label: 'Boats', width: 60, min: 0, max: 600 }]}
      series={[{ label: 'Harbors', data: harbors }]}
      slots={{ marker: Flag }}
      hideLegend
    />
  );
}
