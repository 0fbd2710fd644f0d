import { BarChart } from '@mui/x-charts/BarChart';

const depots = ['North', 'East', 'South', 'West'];

export default function StackedGroups() {
  return (
    <BarChart
      aria-label="Diesel and electric vehicles of four depots, 2020 and 2025"
      height={300}
      xAxis={[{ data: depots }]}
      yAxis={[{ label: 'Vehicles' }]}
      series={[
        {
          label: 'Diesel 2020',
          data: [31, 27, 40, 22],
          stack: '2020',
        },
        {
          label: 'Electric 2020',
          data: [3, 5, 2, 6],
          stack: '2020',
        },
        {
          label: 'Diesel 2025',
          data: [14, 11, 23, 8],
          stack: '2025',
        },
        {
          label: 'Electric 2025',
          data: [22, 24, 19, 23],
          stack: '2025',
        },
      ]}
    />
  );
}
