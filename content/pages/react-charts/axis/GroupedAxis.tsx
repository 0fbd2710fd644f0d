import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from(
  { length: 12 },
  (_, month) => new Date(2024, 6 + month, 1),
);
const visitors = [410, 395, 288, 174, 96, 120, 88, 92, 140, 210, 305, 372];

export default function GroupedAxis() {
  return (
    <BarChart
      aria-label="Visitors per day by month"
      height={320}
      xAxis={[
        {
          data: months,
          scaleType: 'band',
          height: 68,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { month: 'long', year: 'numeric' }),
          groups: [
            {
              getValue: (date: Date) =>
                date.toLocaleDateString('en', { month: 'narrow' }),
            },
            {
              getValue: (date: Date) =>
                `Q${Math.floor(date.getMonth() / 3) + 1}`,
            },
            {
              getValue: (date: Date) => String(date.getFullYear()),
              tickSize: 44,
              tickLabelStyle: { fontWeight: 600 },
            },
          ],
        },
      ]}
      yAxis={[{ label: 'Visitors per day', width: 60 }]}
      series={[{ label: 'Visitors', data: visitors }]}
      hideLegend
    />
  );
}
