import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { ChartsTooltip, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

/** Spring, when the sensor for humidity failed for almost two weeks. */
const days = sensors.slice(45, 110);

const Ring = styled('circle')({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  pointerEvents: 'none',
  transition: 'transform 120ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

function RingTooltip() {
  const [ring, setRing] = useState<SVGCircleElement | null>(null);
  const [popper, setPopper] = useState<{ update: () => unknown } | null>(null);
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();
  const index = useAxesTooltip()?.[0]?.dataIndex;
  const day = index === undefined ? undefined : days[index];
  const value = day?.humidity ?? null;
  const x = day ? xScale(day.date) : 0;
  const y = value === null ? 0 : yScale(value);

  return (
    <>
      <Ring
        ref={setRing}
        r={6}
        opacity={value === null ? 0 : 1}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        // Popper doesn't notice when an animation moves the ring.
        onTransitionEnd={() => popper?.update()}
      />
      <ChartsTooltip
        anchorEl={ring}
        popperRef={setPopper}
        open={value !== null}
        placement="top"
      />
    </>
  );
}

export default function SnappedTooltip() {
  return (
    <LineChart
      aria-label="Humidity in spring"
      height={280}
      xAxis={[
        {
          data: days.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Humidity (%)', width: 60, min: 30, max: 70 }]}
      series={[
        {
          label: 'Humidity',
          data: days.map(({ humidity }) => humidity),
          valueFormatter: (value) => (value === null ? null : `${value}%`),
          showMark: false,
        },
      ]}
      // The child below replaces the default tooltip.
      slotProps={{ tooltip: { trigger: 'none' } }}
      hideLegend
    >
      <RingTooltip />
    </LineChart>
  );
}
