import { BarChart } from '@mui/x-charts/BarChart';

const formatHours = (value: number | null) =>
  value === null ? '–' : `${value} h`;

export default function StackedBars() {
  return (
    <BarChart
      aria-label="Workshop hours by weekday"
      height={300}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Workshop hours' }]}
      series={[
        {
          label: 'Repairs',
          data: [14, 18, 11, 16, 9],
          stack: 'jobs',
          valueFormatter: formatHours,
        },
        {
          label: 'Services',
          data: [8, 6, 12, 9, 13],
          stack: 'jobs',
          valueFormatter: formatHours,
        },
        {
          label: 'Training',
          data: [3, 5, 2, 6, 8],
          valueFormatter: formatHours,
        },
      ]}
    />
  );
}
