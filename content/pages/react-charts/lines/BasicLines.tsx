import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8];
const formatDegrees = (value: number | null) =>
  value === null ? '–' : `${value} °C`;

export default function BasicLines() {
  return (
    <LineChart
      aria-label="Temperature of two tanks by day"
      height={300}
      xAxis={[{ data: days, label: 'Day of fermentation', tickMinStep: 1 }]}
      yAxis={[{ label: 'Temperature (°C)', min: 14 }]}
      series={[
        {
          label: 'Tank 1',
          data: [18.2, 19.6, 21.4, 22.8, 22.1, 20.9, 19.4, 18.6],
          valueFormatter: formatDegrees,
        },
        {
          label: 'Tank 2',
          data: [17.4, 18.1, 19.3, 20.6, 21.7, 21.9, 20.8, 19.5],
          valueFormatter: formatDegrees,
        },
      ]}
    />
  );
}
