import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { stocks } from '#data/stocks';

const days = stocks.slice(-90);
const last = days.at(-1)?.date ?? 0;
const names = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' } as const;
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
});

/** The change from the first to the last value, at the end of each line. */
function Changes() {
  const series = useLineSeries();
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();

  return series.map(({ id, data, color }) => {
    const [start, end] = [data[0] ?? 0, data.at(-1) ?? 0];
    return (
      <g key={id} transform={`translate(${xScale(last)} ${yScale(end)})`}>
        <circle r={4} fill={color} />
        <text
          x={8}
          dominantBaseline="central"
          fontSize={13}
          fill="currentColor"
        >
          {percent.format(end / start - 1)}
        </text>
      </g>
    );
  });
}

export default function LineChanges() {
  return (
    <LineChart
      height={280}
      aria-label="Prices of three stocks in 90 days"
      margin={{ right: 56 }}
      xAxis={[
        {
          data: days.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
        },
      ]}
      yAxis={[{ label: 'Price (€)' }]}
      series={(['tern', 'osprey', 'heron'] as const).map((id) => ({
        id,
        label: names[id],
        data: days.map((day) => day[id].close),
        showMark: false,
      }))}
    >
      <Changes />
    </LineChart>
  );
}
