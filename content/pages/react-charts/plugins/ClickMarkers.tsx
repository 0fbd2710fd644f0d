import { useEffect, useState } from 'react';
import { useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

interface Marker {
  id: number;
  x: number;
  y: number;
}

/** Adds a marker wherever users click, and stores it as values. */
function ClickMarkerLayer() {
  const svgRef = useSvgRef();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [markers, setMarkers] = useState<Marker[]>([{ id: 0, x: 12, y: 21 }]);

  useEffect(() => {
    const svg = svgRef.current;
    if (!svg) return undefined;
    const handleClick = (event: MouseEvent) => {
      const { left, top } = svg.getBoundingClientRect();
      const x = xScale.invert(event.clientX - left);
      const y = yScale.invert(event.clientY - top);
      setMarkers((before) => [
        ...before.slice(-4),
        { id: (before.at(-1)?.id ?? 0) + 1, x, y },
      ]);
    };
    svg.addEventListener('click', handleClick);
    return () => svg.removeEventListener('click', handleClick);
  }, [svgRef, xScale, yScale]);

  return markers.map(({ id, x, y }) => (
    <circle
      key={id}
      cx={xScale(x)}
      cy={yScale(y)}
      r={9}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    />
  ));
}

export default function ClickMarkers() {
  return (
    <LineChart
      height={260}
      aria-label="Temperature of a greenhouse by hour"
      xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour' }]}
      yAxis={[{ label: 'Temperature (°C)', min: 0, max: 30 }]}
      series={[{ label: 'Greenhouse', data: [9, 8, 14, 21, 23, 16, 10] }]}
      hideLegend
    >
      <ClickMarkerLayer />
    </LineChart>
  );
}
