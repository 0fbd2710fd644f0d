import { memo } from 'react';
import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';
import { RenderLab } from '#demo-parts/renderLab';
import { takeEveryNth, takeLargestTriangles, takeMinMax } from './sampling';
import { HOURS, readings, type Reading } from './vibration';

function toLine(name: string, points: Reading[]) {
  const series: LineSeries[] = [
    {
      label: 'Vibration',
      data: points.map(({ y }) => y),
      showMark: false,
      curve: 'linear',
      valueFormatter: (value) => `${value} mm/s`,
    },
  ];
  return { name, series, hours: points.map(({ x }) => x) };
}

// Created once, so that no render samples or processes the readings again.
const lines = [
  toLine('LTTB', takeLargestTriangles(readings, 1000)),
  toLine('Min and max', takeMinMax(readings, 1000)),
  toLine('Every 50th', takeEveryNth(readings, 1000)),
  toLine('All points', readings),
];
type Line = (typeof lines)[number];

const yAxis = [{ label: 'Vibration (mm/s)', width: 56, min: 0, max: 12 }];

const Chart = memo(function Chart(props: { line: Line; zoom: number }) {
  const { hours, series } = props.line;
  const cut = HOURS * 0.3 * props.zoom;

  return (
    <LineChart
      aria-label="Vibration of a pump in 14 hours"
      height={320}
      skipAnimation
      hideLegend
      xAxis={[
        {
          data: hours,
          scaleType: 'linear',
          label: 'Hours',
          min: cut,
          max: HOURS - cut,
          valueFormatter: (value: number, context) =>
            context.location === 'tick'
              ? context.defaultTickLabel
              : `Hour ${value.toFixed(3)}`,
        },
      ]}
      yAxis={yAxis}
      series={series}
    />
  );
});

const findHighest = ({ series: [vibration] }: Line) =>
  (vibration.data ?? []).reduce<number>(
    (highest, value) => Math.max(highest, value ?? 0),
    0,
  );

const getFacts = (line: Line) => ({
  'Points in the chart': line.hours.length.toLocaleString('en'),
  'Highest value': `${findHighest(line)} mm/s`,
});

export default function LongLine() {
  return (
    <RenderLab label="Points" choices={lines} getFacts={getFacts}>
      {(line, zoom) => <Chart line={line} zoom={zoom} />}
    </RenderLab>
  );
}
