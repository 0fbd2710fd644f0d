import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const riders = [
  12, 8, 5, 4, 9, 34, 96, 188, 214, 142, 110, 118, 131, 124, 119, 138, 187, 226,
  201, 134, 88, 61, 42, 27, 14,
];

export default function FixedTicks() {
  return (
    <LineChart
      aria-label="Riders by hour of the day"
      height={280}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [0, 3, 6, 9, 12, 15, 18, 21, 24],
          tickLabelInterval: (hour: number) => hour % 6 === 0,
          valueFormatter: (hour: number) =>
            `${String(hour).padStart(2, '0')}:00`,
        },
      ]}
      yAxis={[{ label: 'Riders', tickNumber: 4 }]}
      series={[{ label: 'Riders', data: riders, showMark: false, area: true }]}
      hideLegend
    />
  );
}
