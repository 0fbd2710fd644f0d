import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { Toolbar } from '@mui/x-charts-pro/Toolbar';
import type { ComponentType, ReactNode } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import { Part, PartSlot } from '../shared/PartSlot.tsx';
import { loadComponent } from '../shared/Scene.ts';
import type { PartHost, RenderPart, Scene, SceneLoaders } from '../shared/Scene.ts';

const LOADERS: SceneLoaders = {
  ChartContainerPro: () =>
    import('@mui/x-charts-pro/ChartContainerPro').then((m) => m.ChartContainerPro),
  ChartDataProviderPro: () =>
    import('@mui/x-charts-pro/ChartDataProviderPro').then((m) => m.ChartDataProviderPro),
  ChartsToolbarImageExportTrigger: () =>
    import('@mui/x-charts-pro/ChartsToolbarPro').then((m) => m.ChartsToolbarImageExportTrigger),
  ChartsToolbarPrintExportTrigger: () =>
    import('@mui/x-charts-pro/ChartsToolbarPro').then((m) => m.ChartsToolbarPrintExportTrigger),
  ChartsToolbarPro: () =>
    import('@mui/x-charts-pro/ChartsToolbarPro').then((m) => m.ChartsToolbarPro),
  ChartsToolbarZoomInTrigger: () =>
    import('@mui/x-charts-pro/ChartsToolbarPro').then((m) => m.ChartsToolbarZoomInTrigger),
  ChartsToolbarZoomOutTrigger: () =>
    import('@mui/x-charts-pro/ChartsToolbarPro').then((m) => m.ChartsToolbarZoomOutTrigger),
  FunnelPlot: () => import('@mui/x-charts-pro/FunnelChart').then((m) => m.FunnelPlot),
  FunnelSection: () => import('@mui/x-charts-pro/FunnelChart').then((m) => m.FunnelSection),
  FunnelSectionLabel: () =>
    import('@mui/x-charts-pro/FunnelChart').then((m) => m.FunnelSectionLabel),
  HeatmapPlot: () => import('@mui/x-charts-pro/Heatmap').then((m) => m.HeatmapPlot),
  HeatmapTooltip: () => import('@mui/x-charts-pro/Heatmap').then((m) => m.HeatmapTooltip),
  HeatmapTooltipContent: () =>
    import('@mui/x-charts-pro/Heatmap').then((m) => m.HeatmapTooltipContent),
  SankeyPlot: () => import('@mui/x-charts-pro/SankeyChart').then((m) => m.SankeyPlot),
  SankeyTooltip: () => import('@mui/x-charts-pro/SankeyChart').then((m) => m.SankeyTooltip),
  SankeyTooltipContent: () =>
    import('@mui/x-charts-pro/SankeyChart').then((m) => m.SankeyTooltipContent),
};

const bars = (
  <>
    <BarPlot />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
);

/** Renders the part next to the drawing of a zoomable chart. */
function BesideHost({ render }: { render: RenderPart }) {
  return (
    <ChartDataProviderPro
      series={[{ type: 'bar', id: 'main', data: [4, 3, 5], label: 'North' }]}
      xAxis={[{ id: 'x', scaleType: 'band', data: ['April', 'May', 'June'], zoom: true }]}
      height={200}
    >
      {render()}
      <ChartsSurface>{bars}</ChartsSurface>
    </ChartDataProviderPro>
  );
}

function ToolbarHost({ render }: { render: RenderPart }) {
  return <BesideHost render={() => <Toolbar>{render()}</Toolbar>} />;
}

interface SlotChartProps {
  children?: ReactNode;
  slots?: Readonly<Record<string, ComponentType>>;
}

function createSlotHost(Chart: ComponentType<SlotChartProps>, slot?: string): PartHost {
  return function SlotHost({ render }) {
    return (
      <Part value={render}>
        {slot ? <Chart slots={{ [slot]: PartSlot }} /> : <Chart>{render()}</Chart>}
      </Part>
    );
  };
}

function Funnel(props: SlotChartProps) {
  const data = [
    { value: 200, label: 'Visited' },
    { value: 120, label: 'Signed up' },
    { value: 50, label: 'Paid' },
  ];
  return <FunnelChart series={[{ id: 'main', data }]} height={260} {...props} />;
}

function Cells(props: SlotChartProps) {
  return (
    <Heatmap
      series={[{ id: 'main', data: CELLS }]}
      xAxis={[{ data: [1, 2, 3, 4] }]}
      yAxis={[{ data: ['A', 'B', 'C'] }]}
      height={260}
      {...props}
    />
  );
}

const CELLS = Array.from({ length: 12 }, (_, index): [number, number, number] => [
  index % 4,
  Math.floor(index / 4),
  (index * 5) % 11,
]);

function Flows(props: SlotChartProps) {
  const links = [
    { source: 'Coal', target: 'Power', value: 8 },
    { source: 'Wind', target: 'Power', value: 6 },
    { source: 'Power', target: 'Homes', value: 9 },
  ];
  return <SankeyChart series={{ data: { links } }} height={260} {...props} />;
}

const HOSTS: Readonly<Record<string, PartHost>> = {
  ChartsToolbarImageExportTrigger: ToolbarHost,
  ChartsToolbarPrintExportTrigger: ToolbarHost,
  ChartsToolbarPro: BesideHost,
  ChartsToolbarZoomInTrigger: ToolbarHost,
  ChartsToolbarZoomOutTrigger: ToolbarHost,
  FunnelPlot: createSlotHost(Funnel),
  FunnelSection: createSlotHost(Funnel, 'funnelSection'),
  FunnelSectionLabel: createSlotHost(Funnel, 'funnelSectionLabel'),
  HeatmapPlot: createSlotHost(Cells),
  HeatmapTooltip: createSlotHost(Cells, 'tooltip'),
  HeatmapTooltipContent: createSlotHost(Cells, 'tooltip'),
  SankeyPlot: createSlotHost(Flows),
  SankeyTooltip: createSlotHost(Flows, 'tooltip'),
  SankeyTooltipContent: createSlotHost(Flows, 'tooltip'),
};

/** Children of parts that need some. */
const CHILDREN: Readonly<Record<string, ReactNode>> = {
  ChartContainerPro: bars,
  ChartDataProviderPro: <ChartsSurface>{bars}</ChartsSurface>,
};

export async function createProChartPart(name: string, part: TryItPart): Promise<Scene> {
  const Host = HOSTS[name];
  return {
    Component: await loadComponent(LOADERS, name),
    props: part.props,
    ...(name in CHILDREN ? { children: CHILDREN[name] } : {}),
    ...(Host ? { Host } : {}),
    layout: 'fill',
  };
}
