import type { ChartContainerProProps } from '@mui/x-charts-pro/ChartContainerPro';
import type { ChartsToolbarProProps } from '@mui/x-charts-pro/ChartsToolbarPro';
import type { ChartContainerProps } from '@mui/x-charts/ChartContainer';
import type { ChartsLabelMarkProps } from '@mui/x-charts/ChartsLabel';
import type {
  ChartsLegendSlotExtension,
  ContinuousColorLegendProps,
  PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import type { ChartsReferenceLineProps } from '@mui/x-charts/ChartsReferenceLine';
import type { ChartsWrapperProps } from '@mui/x-charts/ChartsWrapper';
import type { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import type { RadarAxisProps, RadarGridProps } from '@mui/x-charts/RadarChart';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  useChartPolarAxis,
  useChartZAxis,
} from '@mui/x-charts/plugins';
import type { ComponentProps, ReactNode } from 'react';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

function PlainButton(props: ComponentProps<'button'>) {
  return <button {...props} />;
}

interface Holder {
  children: ReactNode;
}

export const chartPartSamples: SampleSets = [
  {
    for: /^Chart(Container|DataProvider)$/,
    props: { voronoiMaxRadius: { '20 pixels': 20 } } satisfies SamplesOf<ChartContainerProps>,
  },
  {
    for: /^Chart(Container|DataProvider)/,
    props: {
      plugins: {
        'axes and highlight': [
          useChartZAxis,
          useChartCartesianAxis,
          useChartInteraction,
          useChartHighlight,
        ],
      },
    },
  },
  {
    for: /^(Pie|Radar)/,
    props: {
      plugins: {
        'angles and highlight': [useChartPolarAxis, useChartInteraction, useChartHighlight],
      },
    },
  },
  {
    for: /^(ChartsText|GaugeValueText)$/,
    props: { ownerState: { 'any object': { of: 'yours' } } },
  },
  {
    for: /^ChartsXAxis$/,
    props: { axis: { 'the x axis': 'x' } } satisfies SamplesOf<ComponentProps<typeof ChartsXAxis>>,
  },
  { for: /^ChartsYAxis$/, props: { axis: { 'the y axis': 'y' } } },
  {
    for: /^Charts[XY]?Axis$/,
    props: {
      labelStyle: { large: { fontSize: 20 } },
      slotProps: { 'wide line': { axisLine: { strokeWidth: 4 } } },
      slots: { 'no ticks': { axisTick: () => null } },
      tickInterval: { 'every other': (_, index) => index % 2 === 0 },
      tickLabelInterval: { 'every other': (_, index) => index % 2 === 0 },
      tickLabelStyle: { turned: { angle: 45, textAnchor: 'start' } },
    } satisfies SamplesOf<ComponentProps<typeof ChartsXAxis>>,
  },
  {
    for: /^ChartsLabelMark$/,
    props: { type: { line: 'line', circle: 'circle' } } satisfies SamplesOf<ChartsLabelMarkProps>,
  },
  {
    for: /^ChartsReferenceLine$/,
    props: {
      axisId: { 'the y axis': 'y' },
      spacing: { '20 pixels': 20, 'along x': { x: 40 } },
    } satisfies SamplesOf<ChartsReferenceLineProps>,
  },
  {
    for: /^ChartsWrapper$/,
    props: {
      legendPosition: { 'on top': { vertical: 'top' } },
    } satisfies SamplesOf<ChartsWrapperProps>,
  },
  {
    for: /^ChartsOverlay$/,
    props: {
      slotProps: { 'own text': { noDataOverlay: { message: 'Nothing yet' } } },
      slots: { none: { loadingOverlay: () => null } },
    },
  },
  {
    for: /^ChartsTooltipCell$/,
    props: { component: { 'a header': 'th' } },
  },
  {
    for: /ColorLegend$|^ChartsLegend$/,
    props: {
      axisId: { 'the y axis': 'y' },
      maxLabel: { word: 'many', unit: ({ formattedValue }) => `${formattedValue} km` },
      minLabel: { word: 'few', unit: ({ formattedValue }) => `${formattedValue} km` },
    } satisfies SamplesOf<ContinuousColorLegendProps>,
  },
  {
    for: /ColorLegend$|^ChartsLegend$/,
    props: {
      slotProps: { horizontal: { legend: { direction: 'horizontal' } } },
      slots: { none: { legend: () => null } },
    } satisfies SamplesOf<ChartsLegendSlotExtension>,
  },
  {
    for: /^PiecewiseColorLegend$/,
    props: {
      labelFormatter: { letters: ({ index }) => 'ABC'.charAt(index) },
      markType: { circles: 'circle' },
    } satisfies SamplesOf<PiecewiseColorLegendProps>,
  },
  {
    for: /^ChartsToolbarImageExportTrigger$/,
    props: { options: { 'as JPEG': { type: 'image/jpeg', fileName: 'bars' } } },
  },
  {
    for: /^ChartsToolbarPrintExportTrigger$/,
    props: { options: { 'own file name': { fileName: 'bars' } } },
  },
  {
    for: /^ChartsToolbarPro$/,
    props: {
      imageExportOptions: { 'JPEG only': [{ type: 'image/jpeg' }] },
      printOptions: { 'not offered': { disableToolbarButton: true } },
    } satisfies SamplesOf<ChartsToolbarProProps>,
  },
  { for: /^Toolbar$/, props: { render: { 'a section': <section /> } } },
  {
    for: /Trigger$|^ToolbarButton$/,
    props: {
      children: { text: 'Own text' },
      render: { 'own button': <button type="button">Own</button> },
    },
  },
  {
    for: /^RadarAxis$/,
    props: {
      dominantBaseline: { middle: 'middle' },
      textAnchor: { 'by angle': (angle) => (angle > 180 ? 'end' : 'start') },
    } satisfies SamplesOf<RadarAxisProps>,
  },
  {
    for: /^RadarGrid$/,
    props: {
      stripeColor: { alternating: (index) => (index % 2 === 0 ? 'lightblue' : 'none'), none: null },
    } satisfies SamplesOf<RadarGridProps>,
  },
  {
    for: /^RadarDataProvider$/,
    props: {
      radar: {
        turned: {
          max: 150,
          startAngle: 30,
          metrics: ['Math', 'Chinese', 'English', 'Geography', 'Physics'],
        },
      },
      series: { 'other marks': [{ id: 'main', data: [70, 110, 60, 80, 115], label: 'Max' }] },
    },
  },
  {
    for: /^Charts(Label|LocalizationProvider|Wrapper)$/,
    props: { children: { text: 'Own text' } } satisfies SamplesOf<Holder>,
  },
  {
    for: /^Chart(Container|DataProvider)(Pro)?$|^RadarDataProvider$/,
    props: {
      initialZoom: { 'second half': [{ axisId: 'x', start: 50, end: 100 }] },
      radiusAxis: { 'up to 10': [{ id: 'radius', max: 10 }] },
      rotationAxis: { 'half a turn': [{ id: 'rotation', endAngle: 180 }] },
      slotProps: { 'faded buttons': { baseButton: { style: { opacity: 0.5 } } } },
      slots: { 'plain buttons': { baseButton: PlainButton } },
      zoomData: { 'second half': [{ axisId: 'x', start: 50, end: 100 }] },
    } satisfies SamplesOf<ChartContainerProProps>,
  },
];
