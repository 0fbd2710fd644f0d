import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25, 30];

export default function HiddenTooltipValues() {
  return (
    <LineChart
      aria-label="Altitude of a trail and the tree line"
      height={300}
      xAxis={[{ data: kilometers, label: 'Kilometer', hideTooltip: true }]}
      yAxis={[{ label: 'Altitude (m)', width: 60 }]}
      series={[
        {
          label: 'Trail',
          data: [320, 410, 560, 690, 640, 520, 380],
          valueFormatter: (value) => (value === null ? null : `${value} m`),
        },
        {
          label: 'Tree line',
          data: [600, 600, 600, 600, 600, 600, 600],
          showMark: false,
          valueFormatter: () => null,
        },
      ]}
    />
  );
}
