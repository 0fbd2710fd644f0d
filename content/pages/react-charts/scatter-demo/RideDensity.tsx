import { useTheme } from '@mui/material/styles';
import {
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { createRides } from './rides';

const columns = 45; // 0.2 km each
const rows = 40; // 2.5 min each
const counts = new Map<number, number>();
for (const { distance, minutes } of createRides(100_000)) {
  if (distance >= columns * 0.2 || minutes >= rows * 2.5) {
    continue; // Outside the axes.
  }
  const cell = Math.floor(minutes / 2.5) * columns + Math.floor(distance / 0.2);
  counts.set(cell, (counts.get(cell) ?? 0) + 1);
}
const cells = [...counts].map(([id, z]) => ({
  id,
  x: ((id % columns) + 0.5) * 0.2,
  y: (Math.floor(id / columns) + 0.5) * 2.5,
  z,
}));

function Cell({ x, y, color }: ScatterMarkerProps) {
  const area = useDrawingArea();
  const width = area.width / columns;
  const height = area.height / rows;

  return (
    <rect
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      fill={color}
      // Without it, thin lines appear between the cells.
      shapeRendering="crispEdges"
    />
  );
}

const legend: PiecewiseColorLegendProps = {
  labelPosition: 'inline-end',
  labelFormatter: ({ min, max }) =>
    max === null ? `${min} and more` : `${min ?? 1}–${Number(max) - 1}`,
};

export default function RideDensity() {
  const theme = useTheme();
  const { background, primary, text } = (theme.vars ?? theme).palette;
  const mix = (from: string, percent: number, to: string) =>
    `color-mix(in srgb, ${to} ${percent}%, ${from})`;

  return (
    <ScatterChart
      aria-label="100,000 bike rides, counted by distance and duration"
      height={360}
      slots={{ marker: Cell, legend: PiecewiseColorLegend }}
      slotProps={{ legend }}
      voronoiMaxRadius={12}
      xAxis={[{ label: 'Distance (km)', min: 0, max: 9 }]}
      yAxis={[{ label: 'Duration (min)', width: 56, min: 0, max: 100 }]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [10, 50, 250, 1000],
            // From the background to the text, in light and in dark mode.
            colors: [
              mix(background.paper, 20, primary.main),
              mix(background.paper, 45, primary.main),
              mix(background.paper, 75, primary.main),
              mix(text.primary, 85, primary.main),
              mix(text.primary, 45, primary.main),
            ],
          },
        },
      ]}
      series={[
        {
          label: 'Rides',
          data: cells,
          valueFormatter: (value) =>
            value &&
            `${value.z} rides of about ${value.x.toFixed(1)} km and ${Math.round(value.y)} min`,
        },
      ]}
    />
  );
}
