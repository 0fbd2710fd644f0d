import { BarChart } from '@mui/x-charts/BarChart';

const visits = [
  { page: 'Start', count: 48200 },
  { page: 'Search', count: 9100 },
  { page: 'Guide', count: 760 },
  { page: 'Archive', count: 35 },
];

export default function LogScaleBars() {
  return (
    <BarChart
      aria-label="Visits of four pages"
      height={300}
      dataset={visits}
      grid={{ horizontal: true }}
      xAxis={[{ dataKey: 'page' }]}
      yAxis={[
        {
          scaleType: 'symlog',
          constant: 10,
          max: 100_000,
          tickInterval: [0, 10, 100, 1000, 10_000, 100_000],
          label: 'Visits per day',
          width: 84,
          valueFormatter: (value: number) => value.toLocaleString('en'),
        },
      ]}
      series={[{ dataKey: 'count', label: 'Visits' }]}
      hideLegend
    />
  );
}
