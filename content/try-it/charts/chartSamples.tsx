import type { BarChartProProps } from '@mui/x-charts-pro/BarChartPro';
import type { FunnelChartProps } from '@mui/x-charts-pro/FunnelChart';
import type { HeatmapPlot, HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import type { LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import type { SankeyChartProps } from '@mui/x-charts-pro/SankeyChart';
import type { ScatterChartProProps } from '@mui/x-charts-pro/ScatterChartPro';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { GaugeProps } from '@mui/x-charts/Gauge';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';
import type { RadarChartProps } from '@mui/x-charts/RadarChart';
import type { ScatterChartProps } from '@mui/x-charts/ScatterChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import type { ComponentProps, SVGProps } from 'react';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

function OwnLegend() {
  return <p>North and South, by month</p>;
}

function DashedLine({ d, ownerState }: { d: string; ownerState: { color: string } }) {
  return <path d={d} fill="none" stroke={ownerState.color} strokeWidth={2} strokeDasharray="6 4" />;
}

function RoundCell({ x, y, width, height, fill }: SVGProps<SVGRectElement>) {
  return <rect x={x} y={y} width={width} height={height} fill={fill} rx={16} />;
}

export const chartSamples: SampleSets = [
  {
    for: /^Gauge(Container)?$/,
    props: {
      cornerRadius: { '10 pixels': 10, half: '50%' },
      cx: { 'at the start': '25%' },
      cy: { 'further down': '75%' },
      innerRadius: { '60 percent': '60%' },
      outerRadius: { '80 percent': '80%' },
    } satisfies SamplesOf<GaugeProps>,
  },
  {
    for: /^Gauge(ValueText)?$/,
    props: {
      text: { percent: ({ value }) => `${value} %`, word: 'Full' },
    } satisfies SamplesOf<GaugeProps>,
  },
  {
    for: /^SparkLineChart$/,
    props: {
      baseline: { lowest: 'min', 'at 3': 3 },
      clipAreaOffset: { '10 pixels': { top: 10, bottom: 10 } },
      color: { crimson: 'crimson' },
      data: { falling: [8, 7, 5, 4, 2, 1] },
      highlightedAxis: { 'the third value': [{ axisId: 'DEFAULT_X_AXIS_KEY', dataIndex: 2 }] },
      slotProps: { 'large highlight': { lineHighlight: { r: 8 } } },
      slots: { 'dashed line': { line: DashedLine } },
      valueFormatter: { 'with a unit': (value) => `${value} km` },
      voronoiMaxRadius: { '20 pixels': 20 },
      xAxis: { weekdays: { scaleType: 'band', data: ['M', 'T', 'W', 'T', 'F', 'S', 'S', 'M'] } },
      yAxis: { 'up to 20': { max: 20 } },
    } satisfies SamplesOf<SparkLineChartProps>,
  },
  {
    for: /^SankeyChart$/,
    props: {
      classes: { outlined: { root: 'outlined' } },
      series: {
        'two links': {
          data: {
            links: [
              { source: 'Rain', target: 'River', value: 4 },
              { source: 'River', target: 'Sea', value: 3 },
            ],
          },
        },
      },
      slotProps: { 'no tooltip': { tooltip: { trigger: 'none' } } },
      slots: { 'own overlay': { noDataOverlay: OwnLegend } },
    } satisfies SamplesOf<SankeyChartProps>,
  },
  {
    for: /^HeatmapPlot$/,
    props: { slotProps: { outlined: { cell: { stroke: 'currentColor' } } } } satisfies SamplesOf<
      ComponentProps<typeof HeatmapPlot>
    >,
  },
  {
    for: /^Heatmap(Plot)?$/,
    props: {
      series: {
        'two cells': [
          {
            data: [
              [0, 0, 4],
              [1, 1, 9],
            ],
          },
        ],
      },
      slotProps: { 'no tooltip': { tooltip: { trigger: 'none' } } },
      slots: { 'round cells': { cell: RoundCell } },
      tooltip: { none: { trigger: 'none' } },
      xAxis: { 'with a label': [{ data: [1, 2, 3, 4], label: 'Week' }] },
      yAxis: { 'other names': [{ data: ['North', 'East', 'South'] }] },
      zAxis: {
        greens: [
          { min: 0, max: 10, colorMap: { type: 'continuous', color: ['#e5f5e0', '#00441b'] } },
        ],
      },
    } satisfies SamplesOf<HeatmapProps>,
  },
  {
    for: /^FunnelChart$/,
    props: {
      categoryAxis: {
        'on the left': { categories: ['Visited', 'Signed up', 'Paid'], position: 'left', size: 80 },
      },
      series: {
        'two steps': [
          {
            data: [
              { value: 90, label: 'Asked' },
              { value: 30, label: 'Bought' },
            ],
          },
        ],
      },
      slotProps: { 'no tooltip': { tooltip: { trigger: 'none' } } },
    } satisfies SamplesOf<FunnelChartProps>,
  },
  {
    for: /^PieChart/,
    props: {
      series: {
        'a ring': [
          {
            innerRadius: 50,
            data: [
              { id: 0, value: 3, label: 'A' },
              { id: 1, value: 5, label: 'B' },
            ],
          },
        ],
      },
      slotProps: {
        'legend below': { legend: { direction: 'horizontal', position: { vertical: 'bottom' } } },
      },
    } satisfies SamplesOf<PieChartProps>,
  },
  {
    for: /^RadarChart/,
    props: {
      radar: {
        turned: {
          max: 150,
          startAngle: 30,
          metrics: ['Math', 'Chinese', 'English', 'Geography', 'Physics'],
        },
      },
      series: {
        'two people': [
          { data: [120, 98, 86, 99, 85], label: 'Lisa' },
          { data: [70, 110, 60, 80, 115], label: 'Max' },
        ],
      },
      stripeColor: { alternating: (index) => (index % 2 === 0 ? 'lightblue' : 'none'), none: null },
    } satisfies SamplesOf<RadarChartProps>,
  },
  {
    for: /^BarChart/,
    props: {
      barLabel: {
        values: 'value',
        'large ones': ({ value }) => (value && value > 4 ? 'top' : null),
      },
      dataset: {
        'two regions': [
          { month: 'April', north: 2, south: 5 },
          { month: 'May', north: 4, south: 1 },
        ],
      },
      series: { 'one region': [{ data: [4, 3, 5], label: 'North' }] },
      xAxis: { 'other names': [{ data: ['Q1', 'Q2', 'Q3'] }] },
    } satisfies SamplesOf<BarChartProps>,
  },
  {
    for: /^LineChart/,
    props: {
      dataset: {
        'six hours': [
          { hour: 1, visits: 2 },
          { hour: 2, visits: 6 },
          { hour: 6, visits: 3 },
        ],
      },
      experimentalFeatures: { 'strict domain': { preferStrictDomainInLineCharts: true } },
      series: { 'a curve': [{ data: [5, 2, 8, 3, 6, 4], curve: 'natural' }] },
      slots: { 'dashed line': { line: DashedLine } },
      xAxis: { 'with a label': [{ data: [1, 2, 3, 5, 8, 10], label: 'Hour' }] },
    } satisfies SamplesOf<LineChartProps>,
  },
  {
    for: /^ScatterChart/,
    props: {
      series: {
        'three points': [
          {
            data: [
              { id: 1, x: 1, y: 4 },
              { id: 2, x: 2, y: 2 },
              { id: 3, x: 4, y: 5 },
            ],
          },
        ],
      },
      voronoiMaxRadius: { '20 pixels': 20, 'size of the item': 'item' },
      xAxis: { 'from 0 to 200': [{ min: 0, max: 200 }] },
      zAxis: {
        'by index': [
          {
            data: [1, 2, 3],
            colorMap: { type: 'ordinal', values: [1, 2, 3], colors: ['teal', 'orange', 'crimson'] },
          },
        ],
      },
    } satisfies SamplesOf<ScatterChartProps>,
  },
  {
    for: /^(Bar|Line|Scatter)ChartPro$/,
    props: {
      initialZoom: { 'second half': [{ axisId: 'x', start: 50, end: 100 }] },
      zoomData: { 'second half': [{ axisId: 'x', start: 50, end: 100 }] },
    } satisfies SamplesOf<BarChartProProps> &
      SamplesOf<LineChartProProps> &
      SamplesOf<ScatterChartProProps>,
  },
  {
    for: /./,
    props: {
      axisHighlight: {
        'a line each way': { x: 'line', y: 'line' },
        none: { x: 'none', y: 'none' },
      },
      children: {
        text: (
          <text x={64} y={40} fill="currentColor">
            Measured in spring
          </text>
        ),
      },
      colors: {
        warm: ['#d1495b', '#edae49', '#66a182'],
        'by mode': (mode) => (mode === 'dark' ? ['#9ecbff', '#ffb3c1'] : ['#004c97', '#a4133c']),
      },
      dataset: {
        'two rows': [
          { month: 'April', north: 2 },
          { month: 'May', north: 4 },
        ],
      },
      experimentalFeatures: { 'strict domain': { preferStrictDomainInLineCharts: true } },
      grid: { 'both ways': { horizontal: true, vertical: true } },
      highlightedAxis: { 'the second value': [{ axisId: 'x', dataIndex: 1 }] },
      highlightedItem: { 'the second item': { seriesId: 'main', dataIndex: 1 } },
      localeText: {
        'own texts': { noData: 'Nothing was measured.', loading: 'Asking for values…' },
      },
      margin: { '60 all round': 60, 'at the start': { left: 80 } },
      slotProps: { 'no tooltip': { tooltip: { trigger: 'none' } } },
      slots: { 'own legend': { legend: OwnLegend } },
      yAxis: { 'from 0 to 20': [{ min: 0, max: 20 }] },
    } satisfies SamplesOf<LineChartProps>,
  },
  {
    for: /ChartPro$|Container|Provider/,
    props: {
      zAxis: {
        'by index': [
          {
            data: [1, 2, 3],
            colorMap: { type: 'ordinal', values: [1, 2, 3], colors: ['teal', 'orange', 'crimson'] },
          },
        ],
      },
    } satisfies SamplesOf<ScatterChartProps>,
  },
];
