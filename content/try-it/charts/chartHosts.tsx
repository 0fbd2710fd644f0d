import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import type { ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { GaugeContainer, GaugeReferenceArc } from '@mui/x-charts/Gauge';
import { LinePlot } from '@mui/x-charts/LineChart';
import { RadarDataProvider, RadarMetricLabels } from '@mui/x-charts/RadarChart';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { Toolbar } from '@mui/x-charts/Toolbar';
import type { ReactNode } from 'react';
import type { PartHost, RenderPart } from '../shared/Scene.ts';

type Data = Pick<ChartContainerProps, 'series' | 'xAxis' | 'yAxis'>;

const MONTHS = ['April', 'May', 'June'];

export const BARS: Data = {
  series: [
    { type: 'bar', id: 'main', data: [4, 3, 5], label: 'North' },
    { type: 'bar', id: 'other', data: [1, 6, 3], label: 'South' },
  ],
  xAxis: [{ id: 'x', scaleType: 'band', data: MONTHS }],
  yAxis: [{ id: 'y' }],
};

export const LINES: Data = {
  series: [
    { type: 'line', id: 'main', data: [2, 5, 3], label: 'Visits', area: true, showMark: true },
  ],
  xAxis: [{ id: 'x', scaleType: 'point', data: MONTHS }],
};

export const POINTS: Data = {
  series: [
    {
      type: 'scatter',
      id: 'main',
      label: 'Measured',
      data: Array.from({ length: 12 }, (_, id) => ({ id, x: id, y: (id * 5 + 3) % 11 })),
    },
  ],
};

export const SHARES: Data = {
  series: [
    {
      type: 'pie',
      id: 'main',
      data: [
        { id: 0, value: 10, label: 'Walking' },
        { id: 1, value: 15, label: 'Cycling' },
        { id: 2, value: 20, label: 'Train' },
      ],
    },
  ],
};

const withColors = (colorMap: NonNullable<Data['yAxis']>[number]['colorMap']): Data => ({
  ...BARS,
  yAxis: [{ id: 'y', ...(colorMap ? { colorMap } : {}) }],
});

/** Renders the part in a chart, on top of everything else. */
export function createChart(data: Data, background?: ReactNode, Around?: PartHost): PartHost {
  return function ChartHost({ render }) {
    return (
      <ChartContainer {...data} height={260}>
        {background}
        {Around ? <Around render={render} /> : render()}
      </ChartContainer>
    );
  };
}

export const bars = (
  <>
    <BarPlot />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
);

export const lines = (
  <>
    <LinePlot />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
);

/** Renders the part next to the drawing of a chart, where legends and toolbars are. */
export function createBeside(data: Data, Around?: PartHost): PartHost {
  return function BesideHost({ render }) {
    return (
      <ChartDataProvider {...data} height={200}>
        {Around ? <Around render={render} /> : render()}
        <ChartsSurface>{bars}</ChartsSurface>
      </ChartDataProvider>
    );
  };
}

export function InToolbar({ render }: { render: RenderPart }) {
  return <Toolbar>{render()}</Toolbar>;
}

export function InTooltip({ render }: { render: RenderPart }) {
  return <ChartsTooltipContainer trigger="axis">{render()}</ChartsTooltipContainer>;
}

export function InItemTooltip({ render }: { render: RenderPart }) {
  return <ChartsTooltipContainer trigger="item">{render()}</ChartsTooltipContainer>;
}

/** The props that a chart passes to a plot of points. */
export function WithScales({ render }: { render: RenderPart }) {
  const series = useScatterSeries('main');
  const xScale = useXScale();
  const yScale = useYScale();
  return render({ series, xScale, yScale });
}

const ARCS = [
  { id: 0, value: 10, label: 'Walking', color: 'teal', startAngle: 0, endAngle: 1.4 },
  { id: 1, value: 15, label: 'Cycling', color: 'orange', startAngle: 1.4, endAngle: 3.5 },
  { id: 2, value: 20, label: 'Train', color: 'crimson', startAngle: 3.5, endAngle: 6.28 },
].map((arc, index) => ({ ...arc, index, padAngle: 0, formattedValue: String(arc.value) }));

export function Centred({ render }: { render: RenderPart }) {
  return <g transform="translate(160 125)">{render({ data: ARCS })}</g>;
}

export function RadarHost({ render }: { render: RenderPart }) {
  return (
    <RadarDataProvider
      series={[{ id: 'main', data: [120, 98, 86, 99, 85], label: 'Lisa' }]}
      radar={{ max: 120, metrics: ['Math', 'Chinese', 'English', 'Geography', 'Physics'] }}
      height={260}
    >
      <ChartsSurface>
        <RadarMetricLabels />
        {render()}
      </ChartsSurface>
    </RadarDataProvider>
  );
}

export function GaugeHost({ render }: { render: RenderPart }) {
  return (
    <GaugeContainer value={60} height={220}>
      <GaugeReferenceArc />
      {render()}
    </GaugeContainer>
  );
}

export function ProviderHost({ render }: { render: RenderPart }) {
  return (
    <ChartDataProvider {...BARS} height={260}>
      {render()}
    </ChartDataProvider>
  );
}

export const inTable = (Inside: PartHost): PartHost =>
  function TableHost({ render }) {
    return (
      <table>
        <tbody>
          <Inside render={render} />
        </tbody>
      </table>
    );
  };

export const CONTINUOUS = withColors({
  type: 'continuous',
  min: 0,
  max: 6,
  color: ['teal', 'crimson'],
});
export const PIECEWISE = withColors({
  type: 'piecewise',
  thresholds: [2, 4],
  colors: ['teal', 'orange', 'crimson'],
});
