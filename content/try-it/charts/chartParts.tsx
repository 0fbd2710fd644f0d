import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { GaugeReferenceArc, GaugeValueArc } from '@mui/x-charts/Gauge';
import { RadarGrid, RadarMetricLabels, RadarSeriesPlot } from '@mui/x-charts/RadarChart';
import type { ReactNode } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import {
  BARS,
  CONTINUOUS,
  Centred,
  GaugeHost,
  InItemTooltip,
  InToolbar,
  InTooltip,
  LINES,
  PIECEWISE,
  POINTS,
  ProviderHost,
  RadarHost,
  SHARES,
  WithScales,
  bars,
  createBeside,
  createChart,
  inTable,
  lines,
} from './chartHosts.tsx';
import { chartPartLoaders } from './chartPartLoaders.ts';
import { loadComponent } from '../shared/Scene.ts';
import type { PartHost, Scene } from '../shared/Scene.ts';

const inBars = createChart(BARS, bars);
const inLines = createChart(LINES, lines);
const inPoints = createChart(POINTS, <ChartsXAxis />);
const inShares = createChart(SHARES, undefined, Centred);
const inToolbar = createBeside(BARS, InToolbar);

const HOSTS: Readonly<Record<string, PartHost>> = {
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

/** Children of parts that need some. */
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
  // The packages of the plans can have different versions, and their contexts don't mix.
  if (!(name in chartPartLoaders))
    return (await import('./proChartParts.tsx')).createProChartPart(name, part);
  const Host = HOSTS[name] ?? (part.host === 'chart' ? inBars : undefined);
  return {
    Component: await loadComponent(chartPartLoaders, name),
    props: part.props,
    ...(name in CHILDREN ? { children: CHILDREN[name] } : {}),
    ...(Host ? { Host } : {}),
    layout: isSmall(name) ? 'center' : 'fill',
  };
}
