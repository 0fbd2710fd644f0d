import { memo } from 'react';
import {
  ScatterChart,
  type ScatterChartProps,
} from '@mui/x-charts/ScatterChart';
import { RenderLab } from '#demo-parts/renderLab';
import { trees } from './trees';

interface Drawing {
  name: string;
  data: typeof trees;
  series: ScatterChartProps['series'];
  renderer: ScatterChartProps['renderer'];
}

const toDrawing = (
  name: string,
  data: typeof trees,
  renderer: ScatterChartProps['renderer'],
): Drawing => ({
  name,
  data,
  renderer,
  series: [
    {
      label: 'Trees',
      data,
      markerSize: 1.5,
      valueFormatter: (value) =>
        value && `${value.x.toFixed(0)} cm, ${value.y.toFixed(1)} m`,
    },
  ],
});

// The trees are in no order, so every tenth one is a random sample.
const sample = trees.filter((_, index) => index % 10 === 0);

// Created once, so that no render processes the points again.
const drawings = [
  toDrawing('Paths', trees, 'svg-batch'),
  toDrawing('Circles', trees, 'svg-single'),
  toDrawing('Sample', sample, 'svg-single'),
];

const yAxis = [{ label: 'Height (m)', width: 52, min: 0, max: 50 }];

const Chart = memo(function Chart(props: { drawing: Drawing; zoom: number }) {
  const { renderer, series } = props.drawing;
  const cut = 30 * props.zoom;

  return (
    <ScatterChart
      aria-label="Stem diameter and height of trees"
      height={340}
      renderer={renderer}
      disableAxisListener
      voronoiMaxRadius={20}
      hideLegend
      xAxis={[{ label: 'Stem diameter (cm)', min: cut, max: 100 - cut }]}
      yAxis={yAxis}
      series={series}
    />
  );
});

const getFacts = ({ data }: Drawing) => ({
  'Points in the chart': data.length.toLocaleString('en'),
});

export default function ScatterVolume() {
  return (
    <RenderLab label="Draw as" choices={drawings} getFacts={getFacts}>
      {(drawing, zoom) => <Chart drawing={drawing} zoom={zoom} />}
    </RenderLab>
  );
}
