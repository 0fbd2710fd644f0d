import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { stocks } from '#data/stocks';

const prices = stocks.map(({ osprey }) => osprey.close);
const high = Math.max(...prices);
const low = Math.min(...prices);
const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
const lines = [
  { name: 'High', value: high, labelAlign: 'end' },
  { name: 'Mean', value: average, labelAlign: 'end' },
  { name: 'Low', value: low, labelAlign: 'start' },
] as const;

export default function HighAndLow() {
  return (
    <LineChart
      aria-label="Price of Osprey in 2025"
      height={320}
      xAxis={[
        {
          data: stocks.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[
        {
          label: 'Price (€)',
          width: 60,
          domainLimit: (min, max) => ({ min: min - 5, max: max + 5 }),
        },
      ]}
      series={[
        {
          label: 'Osprey',
          data: prices,
          showMark: ({ value }) => value === high || value === low,
        },
      ]}
      hideLegend
    >
      {lines.map(({ name, value, labelAlign }) => (
        <ChartsReferenceLine
          key={name}
          y={value}
          label={`${name} €${value.toFixed(0)}`}
          labelAlign={labelAlign}
          lineStyle={{ strokeDasharray: '4 4' }}
          labelStyle={{ fontSize: 12 }}
        />
      ))}
    </LineChart>
  );
}
