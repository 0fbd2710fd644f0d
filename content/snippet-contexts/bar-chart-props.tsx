import { BarChart } from '@mui/x-charts/BarChart';

export default function Example() {
  return (
    <BarChart
      height={240}
      series={[{ data: [3, 5, 2] }]}
      /* snippet */
    />
  );
}
