import { useEffect, useState } from 'react';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

/** A line at the pointer with the value of the axis at this height. */
function Ruler() {
  const svgRef = useSvgRef();
  const yScale = useYScale<'linear'>();
  const { left, top, width, height } = useDrawingArea();
  const [y, setY] = useState<number | null>(null);

  useEffect(() => {
    const svg = svgRef.current;
    if (!svg) return undefined;
    const handleMove = (event: PointerEvent) =>
      setY(event.clientY - svg.getBoundingClientRect().top);
    const handleLeave = () => setY(null);
    svg.addEventListener('pointermove', handleMove);
    svg.addEventListener('pointerleave', handleLeave);
    return () => {
      svg.removeEventListener('pointermove', handleMove);
      svg.removeEventListener('pointerleave', handleLeave);
    };
  }, [svgRef]);

  if (y === null || y < top || y > top + height) return null;
  return (
    <g pointerEvents="none" fill="currentColor" stroke="currentColor">
      <line x1={left} x2={left + width} y1={y} y2={y} strokeDasharray="4 4" />
      <text x={left + 4} y={y - 6} fontSize={13} stroke="none">
        {yScale.invert(y).toFixed(1)} °C
      </text>
    </g>
  );
}

export default function InvertPointer() {
  return (
    <LineChart
      height={280}
      aria-label="Outdoor temperature in 2025"
      xAxis={[
        {
          data: sensors.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
        },
      ]}
      yAxis={[{ label: 'Outside (°C)' }]}
      series={[
        { data: sensors.map(({ outside }) => outside), showMark: false },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    >
      <Ruler />
    </LineChart>
  );
}
