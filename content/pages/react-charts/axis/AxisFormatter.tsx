import { BarChart } from '@mui/x-charts/BarChart';

const airports = [
  { code: 'LIS', name: 'Lisbon', freight: 1_240_000 },
  { code: 'OSL', name: 'Oslo', freight: 860_000 },
  { code: 'WAW', name: 'Warsaw', freight: 1_530_000 },
  { code: 'ATH', name: 'Athens', freight: 710_000 },
];
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function AxisFormatter() {
  return (
    <BarChart
      aria-label="Freight of four airports"
      height={280}
      dataset={airports}
      xAxis={[
        {
          dataKey: 'code',
          scaleType: 'band',
          valueFormatter: (code: string, { location }) =>
            location === 'tick'
              ? code
              : `${airports.find((airport) => airport.code === code)?.name} (${code})`,
        },
      ]}
      yAxis={[
        {
          label: 'Freight (t)',
          width: 64,
          valueFormatter: (value: number) => compact.format(value),
        },
      ]}
      series={[{ dataKey: 'freight', label: 'Freight' }]}
      hideLegend
    />
  );
}
