import { findTryItPart } from '#model/try-it/tryItParts.ts';
import { loadComponent } from '../shared/Scene.ts';
import type { Scene, SceneFamily, SceneLoaders } from '../shared/Scene.ts';
import { getRootName } from '#model/reference/ApiReference.ts';

const LOADERS: SceneLoaders = {
  BarChart: () => import('@mui/x-charts/BarChart').then((m) => m.BarChart),
  BarChartPro: () => import('@mui/x-charts-pro/BarChartPro').then((m) => m.BarChartPro),
  FunnelChart: () => import('@mui/x-charts-pro/FunnelChart').then((m) => m.FunnelChart),
  Gauge: () => import('@mui/x-charts/Gauge').then((m) => m.Gauge),
  Heatmap: () => import('@mui/x-charts-pro/Heatmap').then((m) => m.Heatmap),
  LineChart: () => import('@mui/x-charts/LineChart').then((m) => m.LineChart),
  LineChartPro: () => import('@mui/x-charts-pro/LineChartPro').then((m) => m.LineChartPro),
  PieChart: () => import('@mui/x-charts/PieChart').then((m) => m.PieChart),
  PieChartPro: () => import('@mui/x-charts-pro/PieChartPro').then((m) => m.PieChartPro),
  RadarChart: () => import('@mui/x-charts/RadarChart').then((m) => m.RadarChart),
  RadarChartPro: () => import('./RadarWithToolbar.tsx').then((m) => m.RadarWithToolbar),
  SankeyChart: () => import('@mui/x-charts-pro/SankeyChart').then((m) => m.Unstable_SankeyChart),
  ScatterChart: () => import('@mui/x-charts/ScatterChart').then((m) => m.ScatterChart),
  ScatterChartPro: () => import('@mui/x-charts-pro/ScatterChartPro').then((m) => m.ScatterChartPro),
  SparkLineChart: () => import('@mui/x-charts/SparkLineChart').then((m) => m.SparkLineChart),
};

const points = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  x: (index * 37) % 100,
  y: (index * 53 + 11) % 90,
}));

const MONTHS = [{ id: 'x', data: ['April', 'May', 'June'], scaleType: 'band' }];

const HOURS = [{ id: 'x', data: [1, 2, 3, 5, 8, 10] }];

function withZoom(xAxis: readonly object[]) {
  const zoomed = { xAxis: xAxis.map((axis) => ({ ...axis, zoom: true })) };
  return { initialZoom: zoomed, zoomData: zoomed, onZoomChange: zoomed };
}

/** By root name, the same as in `getTryItBase`. */
const COMPANIONS: Readonly<Record<string, Scene['companions']>> = {
  BarChart: {
    ...withZoom(MONTHS),
    dataset: {
      series: [{ dataKey: 'north', label: 'North' }],
      xAxis: [{ id: 'x', dataKey: 'month', scaleType: 'band' }],
    },
    // Horizontal bars have their bands on the other axis.
    layout: { xAxis: undefined, yAxis: [{ data: ['April', 'May', 'June'], scaleType: 'band' }] },
  },
  LineChart: {
    dataset: {
      series: [{ dataKey: 'visits', label: 'Visits' }],
      xAxis: [{ id: 'x', dataKey: 'hour' }],
    },
    ...withZoom(HOURS),
  },
  ScatterChart: { highlightedAxis: { xAxis: [{ id: 'x' }] }, ...withZoom([{ id: 'x' }]) },
};

/** Props by root name, the same as in `getTryItBase`. */
const PROPS: Readonly<Record<string, Record<string, unknown>>> = {
  BarChart: {
    series: [
      { id: 'main', data: [4, 3, 5], label: 'North' },
      { data: [1, 6, 3], label: 'South' },
    ],
    xAxis: MONTHS,
  },
  LineChart: {
    series: [{ id: 'main', data: [2, 5.5, 2, 8.5, 1.5, 5], label: 'Visits', area: true }],
    xAxis: HOURS,
  },
  ScatterChart: { series: [{ id: 'main', data: points, label: 'Measured' }] },
  PieChart: {
    series: [
      {
        id: 'main',
        data: [
          { id: 0, value: 10, label: 'Walking' },
          { id: 1, value: 15, label: 'Cycling' },
          { id: 2, value: 20, label: 'Train' },
        ],
      },
    ],
  },
  RadarChart: {
    series: [{ id: 'main', data: [120, 98, 86, 99, 85], label: 'Lisa' }],
    radar: { max: 120, metrics: ['Math', 'Chinese', 'English', 'Geography', 'Physics'] },
  },
  SparkLineChart: { data: [1, 4, 2, 5, 7, 2, 4, 6], height: 120 },
  Gauge: { value: 60, height: 220 },
  Heatmap: {
    series: [
      {
        id: 'main',
        data: Array.from({ length: 12 }, (_, index) => [
          index % 4,
          Math.floor(index / 4),
          (index * 5) % 11,
        ]),
      },
    ],
    xAxis: [{ data: [1, 2, 3, 4] }],
    yAxis: [{ data: ['A', 'B', 'C'] }],
  },
  FunnelChart: {
    series: [
      {
        id: 'main',
        data: [
          { value: 200, label: 'Visited' },
          { value: 120, label: 'Signed up' },
          { value: 50, label: 'Paid' },
        ],
      },
    ],
  },
  SankeyChart: {
    series: {
      data: {
        links: [
          { source: 'Coal', target: 'Power', value: 8 },
          { source: 'Wind', target: 'Power', value: 6 },
          { source: 'Power', target: 'Homes', value: 9 },
          { source: 'Power', target: 'Trains', value: 5 },
        ],
      },
    },
  },
};

export const charts: SceneFamily = {
  toDate: (text) => new Date(text),
  loadSamples: () =>
    Promise.all([
      import('./chartPlotSamples.tsx').then((m) => m.chartPlotSamples),
      import('./chartPartSamples.tsx').then((m) => m.chartPartSamples),
      import('./chartSamples.tsx').then((m) => m.chartSamples),
    ]).then((sets) => sets.flat()),
  async loadScene(name) {
    const part = findTryItPart('x-charts', name);
    if (part) return (await import('./chartParts.tsx')).createChartPart(name, part);
    const companions = COMPANIONS[getRootName(name)];
    return {
      Component: await loadComponent(LOADERS, name),
      props: { height: 260, ...PROPS[getRootName(name)] },
      ...(companions ? { companions } : {}),
      layout: 'fill',
    };
  },
};
