import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import { guests, seasons } from './seasons';

interface Shape {
  y: number;
  height: number;
}

/** Goes past 1 and comes back. */
const overshoot = (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

function interpolate(from: Shape, to: Shape) {
  return (t: number): Shape => {
    const share = overshoot(t);
    return {
      y: from.y + (to.y - from.y) * share,
      height: Math.max(0, from.height + (to.height - from.height) * share),
    };
  };
}

function BouncingBar(props: BarProps) {
  const { x, y, width, height, yOrigin, fill, className, skipAnimation } =
    props;
  const animated = useAnimate<Shape, SVGRectElement>(
    { y, height },
    {
      initialProps: { y: yOrigin, height: 0 },
      createInterpolator: interpolate,
      transformProps: (shape) => shape,
      applyProps: (element, shape) => {
        element.setAttribute('y', `${shape.y}`);
        element.setAttribute('height', `${shape.height}`);
      },
      skip: skipAnimation,
    },
  );

  return (
    <rect
      {...animated}
      x={x}
      width={width}
      fill={fill}
      className={className}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    />
  );
}

export default function BouncingBars() {
  const [year, setYear] = useState('2024');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setYear(year === '2024' ? '2025' : '2024')}
      >
        Switch the year
      </Button>
      <BarChart
        height={260}
        aria-label={`Guests by season of ${year}`}
        xAxis={[{ data: seasons }]}
        yAxis={[{ label: 'Guests', max: 750 }]}
        series={[{ label: year, data: guests[year] ?? [] }]}
        slots={{ bar: BouncingBar }}
      />
    </Box>
  );
}
