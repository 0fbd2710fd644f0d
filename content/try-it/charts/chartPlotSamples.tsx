import type { FunnelPlotProps, FunnelSectionLabel } from '@mui/x-charts-pro/FunnelChart';
import type { BarPlotProps } from '@mui/x-charts/BarChart';
import type { LineHighlightPlotProps, LinePlotProps, MarkPlotProps } from '@mui/x-charts/LineChart';
import type { PieArcLabelPlotProps, PieArcPlotProps } from '@mui/x-charts/PieChart';
import type { ScatterPlotProps, ScatterProps } from '@mui/x-charts/ScatterChart';
import type { ComponentProps } from 'react';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

interface DrawnProps {
  d: string;
  ownerState: { color: string };
}

function DottedLine({ d, ownerState }: DrawnProps) {
  return <path d={d} fill="none" stroke={ownerState.color} strokeWidth={2} strokeDasharray="2 4" />;
}

function PaleArea({ d, ownerState }: DrawnProps) {
  return <path d={d} fill={ownerState.color} fillOpacity={0.2} />;
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string };
}

function OutlinedBar({ x, y, width, height, ownerState }: BarProps) {
  const stroke = ownerState.color;
  return <rect x={x} y={y} width={width} height={height} fill="none" stroke={stroke} />;
}

interface DotProps {
  x?: number | string | undefined;
  y?: number | string | undefined;
  color: string;
}

function SmallDot({ x, y, color }: DotProps) {
  return <circle cx={x} cy={y} r={3} fill={color} />;
}

export const chartPlotSamples: SampleSets = [
  // The types require all props of a marker and a label, but some are enough.
  { for: /^Scatter(Plot)?$/, props: { slotProps: { large: { marker: { size: 12 } } } } },
  {
    for: /^FunnelPlot$/,
    props: { slotProps: { 'large labels': { funnelSectionLabel: { fontSize: 24 } } } },
  },
  {
    for: /^(Area(Element|Plot))$/,
    props: {
      slots: { 'pale area': { area: PaleArea } },
      slotProps: { outlined: { area: { stroke: 'currentColor' } } },
    },
  },
  {
    for: /^(LineElement|LinePlot)$/,
    props: {
      slots: { dotted: { line: DottedLine } },
      slotProps: { wide: { line: { strokeWidth: 6 } } },
    } satisfies SamplesOf<LinePlotProps>,
  },
  {
    for: /^MarkPlot$/,
    props: {
      slots: { 'small dots': { mark: SmallDot } },
      slotProps: { wide: { mark: { strokeWidth: 6 } } },
    } satisfies SamplesOf<MarkPlotProps>,
  },
  {
    for: /^LineHighlightPlot$/,
    props: {
      slots: { 'small dots': { lineHighlight: SmallDot } },
      slotProps: { outlined: { lineHighlight: { stroke: 'currentColor' } } },
    } satisfies SamplesOf<LineHighlightPlotProps>,
  },
  {
    for: /^Bar(Element|Plot)$/,
    props: {
      barLabel: { values: 'value' },
      slots: { outlined: { bar: OutlinedBar } },
      slotProps: { outlined: { bar: { stroke: 'currentColor' } } },
    } satisfies SamplesOf<BarPlotProps>,
  },
  {
    for: /^ScatterPlot$|^Scatter$/,
    props: {
      colorGetter: { 'by position': (index = 0) => (index % 2 === 0 ? 'teal' : 'crimson') },
      slots: { 'small dots': { marker: SmallDot } },
    } satisfies SamplesOf<ScatterProps & ScatterPlotProps>,
  },
  {
    for: /^PieArcLabelPlot$/,
    props: {
      arcLabel: { names: 'label', percent: ({ value }) => `${Math.round((value / 45) * 100)} %` },
      slots: { 'plain text': { pieArcLabel: () => <text>?</text> } },
      slotProps: { large: { pieArcLabel: { style: { fontSize: 24 } } } },
    } satisfies SamplesOf<PieArcLabelPlotProps>,
  },
  {
    for: /^Pie(Arc)?Plot$/,
    props: {
      slots: { none: { pieArc: () => null } },
      slotProps: { outlined: { pieArc: { stroke: 'currentColor' } } },
    } satisfies SamplesOf<PieArcPlotProps>,
  },
  {
    for: /^PieArc(Label)?Plot$/,
    props: {
      faded: { grey: { color: 'gray' } },
      highlighted: { larger: { additionalRadius: 20 } },
    } satisfies SamplesOf<PieArcPlotProps>,
  },
  {
    for: /^FunnelPlot$/,
    props: {
      slots: { 'no labels': { funnelSectionLabel: () => null } },
    } satisfies SamplesOf<FunnelPlotProps>,
  },
  {
    for: /^FunnelSectionLabel$/,
    props: {
      label: { 'own text': { x: 200, y: 130, value: 'Here' } },
    } satisfies SamplesOf<ComponentProps<typeof FunnelSectionLabel>>,
  },
  {
    for: /^(Bar|Line|Area|Mark|Scatter|Pie)(?!Chart)\w*$/,
    props: {
      id: { 'the series': 'main' },
      seriesId: { 'the series': 'main' },
    },
  },
  { for: /^FunnelSection/, props: { seriesId: { 'the series': 'main' } } },
];
