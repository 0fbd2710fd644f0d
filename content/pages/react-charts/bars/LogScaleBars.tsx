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
      height={300}
      dataset={visits}
      grid={{ horizontal: true }}
      xAxis={[{ dataKey: 'page' }]}
      yAxis={[
        {
          scaleType: 'log',
          min: 1,
          label: 'Visits per day',
          width: 72,
          valueFormatter: (value: number, context) =>
            context.location === 'tick' && context.defaultTickLabel === ''
              ? ''
              : value.toLocaleString('en'),
        },
      ]}
      series={[{ dataKey: 'count', label: 'Visits' }]}
      hideLegend
    />
  );
}
