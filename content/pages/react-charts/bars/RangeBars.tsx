import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarElement } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { sensors } from '#data/sensors';

/** The lowest and the highest temperature at noon in each month. */
const ranges = Array.from({ length: 12 }, (_, month) => {
  const values = sensors.flatMap(({ date, outside }) =>
    date.getMonth() === month && outside !== null ? [outside] : [],
  );
  return {
    month: new Date(2025, month).toLocaleDateString('en', { month: 'short' }),
    low: Math.min(...values),
    high: Math.max(...values),
  };
});

type Layout = 'vertical' | 'horizontal';

function RangePlot({ layout }: { layout: Layout }) {
  const x = { band: useXScale<'band'>(), linear: useXScale<'linear'>() };
  const y = { band: useYScale<'band'>(), linear: useYScale<'linear'>() };
  const isVertical = layout === 'vertical';
  const months = isVertical ? x.band : y.band;
  const degrees = isVertical ? y.linear : x.linear;
  const series = useBarSeries('range');
  const skipAnimation = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (!series) return null;

  return ranges.map(({ month, low, high }, dataIndex) => {
    const start = months(month) ?? 0;
    const thickness = months.bandwidth();
    const length = Math.abs(degrees(high) - degrees(low));
    return (
      <BarElement
        key={month}
        id={series.id}
        dataIndex={dataIndex}
        color={series.color}
        layout={layout}
        x={isVertical ? start : degrees(low)}
        y={isVertical ? degrees(high) : start}
        width={isVertical ? thickness : length}
        height={isVertical ? length : thickness}
        // The bars grow from the low value.
        xOrigin={isVertical ? start : degrees(low)}
        yOrigin={isVertical ? degrees(low) : start}
        skipAnimation={skipAnimation}
      />
    );
  });
}

export default function RangeBars() {
  const [layout, setLayout] = useState<Layout>('vertical');
  const isVertical = layout === 'vertical';
  const months = {
    data: ranges.map(({ month }) => month),
    scaleType: 'band',
  } as const;
  const degrees = { label: 'Outside (°C)', min: -5, max: 35 };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Horizontal"
        control={
          <Switch
            checked={!isVertical}
            onChange={(_, checked) =>
              setLayout(checked ? 'horizontal' : 'vertical')
            }
          />
        }
      />
      <ChartContainer
        // Another key mounts new bars, which play the animation.
        key={layout}
        aria-label="Temperatures at noon, from the lowest to the highest of each month"
        height={320}
        xAxis={[isVertical ? months : degrees]}
        yAxis={[isVertical ? { ...degrees, width: 60 } : months]}
        series={[
          {
            id: 'range',
            type: 'bar',
            layout,
            label: 'Outside',
            data: ranges.map(({ high }) => high),
            valueFormatter: (_, { dataIndex }) =>
              `from ${ranges[dataIndex].low} to ${ranges[dataIndex].high} °C`,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      >
        <ChartsGrid horizontal={isVertical} vertical={!isVertical} />
        <RangePlot layout={layout} />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="item" />
      </ChartContainer>
    </Box>
  );
}
