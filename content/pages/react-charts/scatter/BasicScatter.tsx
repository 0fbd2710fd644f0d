import { ScatterChart } from '@mui/x-charts/ScatterChart';

const morning = [
  { id: 1, x: 4.2, y: 21 },
  { id: 2, x: 5.1, y: 24 },
  { id: 3, x: 6.8, y: 31 },
  { id: 4, x: 8.4, y: 36 },
  { id: 5, x: 9.9, y: 45 },
  { id: 6, x: 11.2, y: 47 },
];
const evening = [
  { id: 7, x: 4.6, y: 26 },
  { id: 8, x: 5.9, y: 33 },
  { id: 9, x: 7.3, y: 41 },
  { id: 10, x: 8.8, y: 48 },
  { id: 11, x: 10.4, y: 57 },
];

export default function BasicScatter() {
  return (
    <ScatterChart
      aria-label="Travel time by distance, morning and evening"
      height={300}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Travel time (min)' }]}
      series={[
        { label: 'Morning', data: morning, markerSize: 6 },
        { label: 'Evening', data: evening, markerSize: 6 },
      ]}
    />
  );
}
