import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import type { ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { GaugeContainer, GaugeReferenceArc, GaugeValueArc } from '@mui/x-charts/Gauge';
import { LinePlot } from '@mui/x-charts/LineChart';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { Toolbar } from '@mui/x-charts/Toolbar';
import type { ComponentType, ReactNode } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import { loadComponent } from './Scene.ts';
import type { RenderPart, Scene, SceneLoaders } from './Scene.ts';

const LOADERS: SceneLoaders = {
  AnimatedArea: () => import('@mui/x-charts/LineChart').then((m) => m.AnimatedArea),
  AnimatedLine: () => import('@mui/x-charts/LineChart').then((m) => m.AnimatedLine),
  AreaElement: () => import('@mui/x-charts/LineChart').then((m) => m.AreaElement),
  AreaPlot: () => import('@mui/x-charts/LineChart').then((m) => m.AreaPlot),
  BarElement: () => import('@mui/x-charts/BarChart').then((m) => m.BarElement),
  BarLabel: () => import('@mui/x-charts/BarChart').then((m) => m.BarLabel),
  BarPlot: () => import('@mui/x-charts/BarChart').then((m) => m.BarPlot),
  ChartContainer: () => import('@mui/x-charts/ChartContainer').then((m) => m.ChartContainer),
  ChartDataProvider: () =>
    import('@mui/x-charts/ChartDataProvider').then((m) => m.ChartDataProvider),
  ChartsAxis: () => import('@mui/x-charts/ChartsAxis').then((m) => m.ChartsAxis),
  ChartsAxisHighlight: () =>
    import('@mui/x-charts/ChartsAxisHighlight').then((m) => m.ChartsAxisHighlight),
  ChartsAxisHighlightPath: () =>
    import('@mui/x-charts/ChartsAxisHighlight').then((m) => m.ChartsAxisHighlightPath),
  ChartsAxisTooltipContent: () =>
    import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsAxisTooltipContent),
  ChartsGrid: () => import('@mui/x-charts/ChartsGrid').then((m) => m.ChartsGrid),
  ChartsItemTooltipContent: () =>
    import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsItemTooltipContent),
  ChartsLabel: () => import('@mui/x-charts/ChartsLabel').then((m) => m.ChartsLabel),
  ChartsLabelMark: () => import('@mui/x-charts/ChartsLabel').then((m) => m.ChartsLabelMark),
  ChartsLegend: () => import('@mui/x-charts/ChartsLegend').then((m) => m.ChartsLegend),
  ChartsLoadingOverlay: () =>
    import('@mui/x-charts/ChartsOverlay').then((m) => m.ChartsLoadingOverlay),
  ChartsLocalizationProvider: () =>
    import('@mui/x-charts/ChartsLocalizationProvider').then((m) => m.ChartsLocalizationProvider),
  ChartsNoDataOverlay: () =>
    import('@mui/x-charts/ChartsOverlay').then((m) => m.ChartsNoDataOverlay),
  ChartsOverlay: () => import('@mui/x-charts/ChartsOverlay').then((m) => m.ChartsOverlay),
  ChartsReferenceLine: () =>
    import('@mui/x-charts/ChartsReferenceLine').then((m) => m.ChartsReferenceLine),
  ChartsSurface: () => import('@mui/x-charts/ChartsSurface').then((m) => m.ChartsSurface),
  ChartsText: () => import('@mui/x-charts/ChartsText').then((m) => m.ChartsText),
  ChartsTooltip: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltip),
  ChartsTooltipCell: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipCell),
  ChartsTooltipContainer: () =>
    import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipContainer),
  ChartsTooltipPaper: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipPaper),
  ChartsTooltipRow: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipRow),
  ChartsTooltipTable: () => import('@mui/x-charts/ChartsTooltip').then((m) => m.ChartsTooltipTable),
  ChartsWrapper: () => import('@mui/x-charts/ChartsWrapper').then((m) => m.ChartsWrapper),
  ChartsXAxis: () => import('@mui/x-charts/ChartsXAxis').then((m) => m.ChartsXAxis),
  ChartsYAxis: () => import('@mui/x-charts/ChartsYAxis').then((m) => m.ChartsYAxis),
  ContinuousColorLegend: () =>
    import('@mui/x-charts/ChartsLegend').then((m) => m.ContinuousColorLegend),
  GaugeContainer: () => import('@mui/x-charts/Gauge').then((m) => m.GaugeContainer),
  GaugeValueArc: () => import('@mui/x-charts/Gauge').then((m) => m.GaugeValueArc),
  GaugeValueText: () => import('@mui/x-charts/Gauge').then((m) => m.GaugeValueText),
  LineElement: () => import('@mui/x-charts/LineChart').then((m) => m.LineElement),
  LineHighlightElement: () => import('@mui/x-charts/LineChart').then((m) => m.LineHighlightElement),
  LineHighlightPlot: () => import('@mui/x-charts/LineChart').then((m) => m.LineHighlightPlot),
  LinePlot: () => import('@mui/x-charts/LineChart').then((m) => m.LinePlot),
  MarkElement: () => import('@mui/x-charts/LineChart').then((m) => m.MarkElement),
  MarkPlot: () => import('@mui/x-charts/LineChart').then((m) => m.MarkPlot),
  PieArc: () => import('@mui/x-charts/PieChart').then((m) => m.PieArc),
  PieArcLabel: () => import('@mui/x-charts/PieChart').then((m) => m.PieArcLabel),
  PieArcLabelPlot: () => import('@mui/x-charts/PieChart').then((m) => m.PieArcLabelPlot),
  PieArcPlot: () => import('@mui/x-charts/PieChart').then((m) => m.PieArcPlot),
  PiePlot: () => import('@mui/x-charts/PieChart').then((m) => m.PiePlot),
  PiecewiseColorLegend: () =>
    import('@mui/x-charts/ChartsLegend').then((m) => m.PiecewiseColorLegend),
  RadarAxis: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarAxis),
  RadarAxisHighlight: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarAxisHighlight),
  RadarDataProvider: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarDataProvider),
  RadarGrid: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarGrid),
  RadarSeriesArea: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarSeriesArea),
  RadarSeriesMarks: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarSeriesMarks),
  RadarSeriesPlot: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarSeriesPlot),
  Scatter: () => import('@mui/x-charts/ScatterChart').then((m) => m.Scatter),
  ScatterMarker: () => import('@mui/x-charts/ScatterChart').then((m) => m.ScatterMarker),
  ScatterPlot: () => import('@mui/x-charts/ScatterChart').then((m) => m.ScatterPlot),
  Toolbar: () => import('@mui/x-charts/Toolbar').then((m) => m.Toolbar),
  ToolbarButton: () => import('@mui/x-charts/Toolbar').then((m) => m.ToolbarButton),
};

type Host = ComponentType<{ render: RenderPart }>;
type Data = Pick<ChartContainerProps, 'series' | 'xAxis' | 'yAxis'>;

const MONTHS = ['April', 'May', 'June'];

const BARS: Data = {
  series: [
    { type: 'bar', id: 'main', data: [4, 3, 5], label: 'North' },
    { type: 'bar', id: 'other', data: [1, 6, 3], label: 'South' },
  ],
  xAxis: [{ id: 'x', scaleType: 'band', data: MONTHS }],
  yAxis: [{ id: 'y' }],
};

const LINES: Data = {
  series: [
    { type: 'line', id: 'main', data: [2, 5, 3], label: 'Visits', area: true, showMark: true },
  ],
  xAxis: [{ id: 'x', scaleType: 'point', data: MONTHS }],
};

const POINTS: Data = {
  series: [
    {
      type: 'scatter',
      id: 'main',
      label: 'Measured',
      data: Array.from({ length: 12 }, (_, id) => ({ id, x: id, y: (id * 5 + 3) % 11 })),
    },
  ],
};

const SHARES: Data = {
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

/** Draws the part in a chart, over what else is in it. */
function createChart(data: Data, background?: ReactNode, Around?: Host): Host {
  return function ChartHost({ render }) {
    return (
      <ChartContainer {...data} height={260}>
        {background}
        {Around ? <Around render={render} /> : render()}
      </ChartContainer>
    );
  };
}

const bars = (
  <>
    <BarPlot />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
);

const lines = (
  <>
    <LinePlot />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
);

/** Puts the part beside the drawing of a chart, where legends and toolbars are. */
function createBeside(data: Data, Around?: Host): Host {
  return function BesideHost({ render }) {
    return (
      <ChartDataProvider {...data} height={200}>
        {Around ? <Around render={render} /> : render()}
        <ChartsSurface>{bars}</ChartsSurface>
      </ChartDataProvider>
    );
  };
}

function InToolbar({ render }: { render: RenderPart }) {
  return <Toolbar>{render()}</Toolbar>;
}

function InTooltip({ render }: { render: RenderPart }) {
  return <ChartsTooltipContainer trigger="axis">{render()}</ChartsTooltipContainer>;
}

function InItemTooltip({ render }: { render: RenderPart }) {
  return <ChartsTooltipContainer trigger="item">{render()}</ChartsTooltipContainer>;
}

/** What a plot of points is given by the chart around it. */
function WithScales({ render }: { render: RenderPart }) {
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

function Centred({ render }: { render: RenderPart }) {
  return <g transform="translate(160 125)">{render({ data: ARCS })}</g>;
}

function RadarHost({ render }: { render: RenderPart }) {
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

function GaugeHost({ render }: { render: RenderPart }) {
  return (
    <GaugeContainer value={60} height={220}>
      <GaugeReferenceArc />
      {render()}
    </GaugeContainer>
  );
}

function ProviderHost({ render }: { render: RenderPart }) {
  return (
    <ChartDataProvider {...BARS} height={260}>
      {render()}
    </ChartDataProvider>
  );
}

const inTable = (Inside: Host): Host =>
  function TableHost({ render }) {
    return (
      <table>
        <tbody>
          <Inside render={render} />
        </tbody>
      </table>
    );
  };

const CONTINUOUS = withColors({ type: 'continuous', min: 0, max: 6, color: ['teal', 'crimson'] });
const PIECEWISE = withColors({
  type: 'piecewise',
  thresholds: [2, 4],
  colors: ['teal', 'orange', 'crimson'],
});

const inBars = createChart(BARS, bars);
const inLines = createChart(LINES, lines);
const inPoints = createChart(POINTS, <ChartsXAxis />);
const inShares = createChart(SHARES, undefined, Centred);
const inToolbar = createBeside(BARS, InToolbar);

const HOSTS: Readonly<Record<string, Host>> = {
  AnimatedArea: createChart(LINES, undefined, ({ render }) =>
    render({ ownerState: { id: 'main', color: 'teal' } }),
  ),
  AnimatedLine: createChart(LINES, undefined, ({ render }) =>
    render({ ownerState: { id: 'main', color: 'teal' } }),
  ),
  AreaElement: createChart(LINES),
  AreaPlot: inLines,
  BarElement: createChart(BARS),
  BarLabel: createChart(BARS),
  BarPlot: createChart(BARS, <ChartsXAxis />),
  ChartsAxisHighlightPath: createChart(BARS, bars, ({ render }) =>
    render({ ownerState: { axisHighlight: 'line' } }),
  ),
  ChartsAxisTooltipContent: createBeside(BARS, InTooltip),
  ChartsItemTooltipContent: createBeside(BARS, InItemTooltip),
  ChartsAxis: createChart(BARS, <BarPlot />),
  ChartsXAxis: createChart(BARS, <BarPlot />),
  ChartsYAxis: createChart(BARS, <BarPlot />),
  ChartsLegend: createBeside(BARS),
  ChartsTooltip: createBeside(BARS),
  ChartsTooltipContainer: createBeside(BARS),
  ContinuousColorLegend: createBeside(CONTINUOUS),
  PiecewiseColorLegend: createBeside(PIECEWISE),
  Toolbar: createBeside(BARS),
  ToolbarButton: inToolbar,
  ChartsSurface: ProviderHost,
  ChartsWrapper: ProviderHost,
  GaugeValueArc: GaugeHost,
  GaugeValueText: GaugeHost,
  LineElement: createChart(LINES),
  LineHighlightElement: inLines,
  LineHighlightPlot: inLines,
  LinePlot: createChart(LINES, <ChartsXAxis />),
  MarkElement: inLines,
  MarkPlot: inLines,
  PieArc: inShares,
  PieArcLabel: inShares,
  PieArcLabelPlot: inShares,
  PieArcPlot: inShares,
  PiePlot: createChart(SHARES),
  RadarAxis: RadarHost,
  RadarAxisHighlight: RadarHost,
  RadarGrid: RadarHost,
  RadarSeriesArea: RadarHost,
  RadarSeriesMarks: RadarHost,
  RadarSeriesPlot: RadarHost,
  Scatter: createChart(POINTS, <ChartsXAxis />, WithScales),
  ScatterMarker: inPoints,
  ScatterPlot: inPoints,
  ChartsTooltipCell: inTable(({ render }) => <tr>{render()}</tr>),
  ChartsTooltipRow: inTable(({ render }) => render()),
};

/** What stands inside of parts that hold others. */
const CHILDREN: Readonly<Record<string, ReactNode>> = {
  ChartContainer: bars,
  ChartDataProvider: <ChartsSurface>{bars}</ChartsSurface>,
  ChartsSurface: bars,
  ChartsWrapper: (
    <>
      <ChartsLegend />
      <ChartsSurface>{bars}</ChartsSurface>
    </>
  ),
  ChartsLocalizationProvider: <BarChart series={[]} height={240} />,
  ChartsTooltipRow: <td>North: 4</td>,
  ChartsTooltipTable: (
    <tbody>
      <tr>
        <td>North</td>
        <td>4</td>
      </tr>
    </tbody>
  ),
  ChartsTooltipContainer: <p style={{ background: 'Canvas', padding: 8 }}>Own tooltip</p>,
  GaugeContainer: (
    <>
      <GaugeReferenceArc />
      <GaugeValueArc />
    </>
  ),
  RadarDataProvider: (
    <ChartsSurface>
      <RadarGrid />
      <RadarMetricLabels />
      <RadarSeriesPlot />
    </ChartsSurface>
  ),
};

const isSmall = (name: string) => /^ChartsLabel|^ChartsTooltip(Cell|Paper|Row|Table)$/.test(name);

export async function createChartPart(name: string, part: TryItPart): Promise<Scene> {
  // The packages of the plans need not be of one version, and their contexts do not mix.
  if (!(name in LOADERS))
    return (await import('./proChartParts.tsx')).createProChartPart(name, part);
  const Host = HOSTS[name] ?? (part.host === 'chart' ? inBars : undefined);
  return {
    Component: await loadComponent(LOADERS, name),
    props: part.props,
    ...(name in CHILDREN ? { children: CHILDREN[name] } : {}),
    ...(Host ? { Host } : {}),
    layout: isSmall(name) ? 'center' : 'fill',
  };
}
