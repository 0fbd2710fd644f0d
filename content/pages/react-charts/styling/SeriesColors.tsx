import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesColors() {
  return (
    <BarChart
      aria-label="Samples by day and quality"
      height={280}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Samples' }]}
      series={[
        { label: 'Clean', data: [31, 28, 35, 30, 33], color: '#2f7ed8' },
        { label: 'Doubtful', data: [4, 7, 3, 6, 5], color: '#e39b00' },
        { label: 'Spoiled', data: [1, 2, 0, 3, 1], color: '#a03a10' },
      ]}
    />
  );
}
