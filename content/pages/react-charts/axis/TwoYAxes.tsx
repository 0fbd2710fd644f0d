import { LineChart } from '@mui/x-charts/LineChart';

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

export default function TwoYAxes() {
  return (
    <LineChart
      aria-label="Wind, waves, and flow by month"
      height={320}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[
        { id: 'wind', label: 'Wind (m/s)', width: 48, min: 0 },
        {
          id: 'wave',
          label: 'Waves (m)',
          position: 'right',
          width: 44,
          min: 0,
          max: 4,
        },
        {
          id: 'flow',
          label: 'Flow (m³/s)',
          position: 'right',
          width: 48,
          min: 0,
          max: 60,
        },
      ]}
      series={[
        {
          label: 'Wind',
          yAxisId: 'wind',
          data: [9, 9, 8, 7, 6, 5, 5, 5, 6, 8, 9, 10],
        },
        {
          label: 'Waves',
          yAxisId: 'wave',
          data: [3.1, 2.9, 2.6, 2.0, 1.5, 1.1, 1.0, 1.2, 1.8, 2.4, 2.8, 3.3],
          shape: 'diamond',
        },
        {
          label: 'Flow',
          yAxisId: 'flow',
          data: [34, 38, 47, 52, 41, 28, 19, 15, 17, 22, 27, 31],
          shape: 'square',
        },
      ]}
    />
  );
}
