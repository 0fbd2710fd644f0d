import { BarChart } from '@mui/x-charts/BarChart';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const difference = [
  -1.4, -0.8, 0.3, 1.1, 0.6, 1.9, 2.4, 1.2, -0.2, -0.9, 0.4, -1.1,
];

export default function BarColorScale() {
  return (
    <BarChart
      aria-label="Temperature compared with the mean, by month"
      height={300}
      xAxis={[{ data: months, position: 'bottom' }]}
      yAxis={[
        {
          label: 'Difference to the mean (°C)',
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#2f7ed8', '#d9662b'],
          },
        },
      ]}
      series={[
        {
          label: 'Difference',
          data: difference,
          valueFormatter: (value) =>
            value === null ? '–' : `${value > 0 ? '+' : ''}${value} °C`,
        },
      ]}
      hideLegend
    />
  );
}
