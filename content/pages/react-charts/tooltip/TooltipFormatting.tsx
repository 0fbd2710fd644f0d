import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from(
  { length: 10 },
  (_, index) => new Date(2025, 8, 1 + index),
);
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});
const revenue = [
  1240,
  1385.5,
  990,
  null,
  1610.25,
  1722,
  1498,
  1150,
  1320.75,
  1405,
];
const orders = [31, 36, 24, null, 42, 45, 38, 29, 34, 37];

export default function TooltipFormatting() {
  return (
    <LineChart
      aria-label="Revenue by day"
      height={300}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          valueFormatter: (date: Date, { location }) =>
            location === 'tooltip'
              ? date.toLocaleDateString('en', { dateStyle: 'full' })
              : date.toLocaleDateString('en', {
                  day: 'numeric',
                  month: 'short',
                }),
        },
      ]}
      yAxis={[{ label: 'Revenue (€)', width: 64 }]}
      series={[
        {
          label: (location) =>
            location === 'tooltip' ? 'Revenue of the day' : 'Revenue',
          data: revenue,
          connectNulls: true,
          valueFormatter: (value, { dataIndex }) =>
            value === null
              ? 'shop closed'
              : `${euros.format(value)} from ${orders[dataIndex]} orders`,
        },
      ]}
    />
  );
}
