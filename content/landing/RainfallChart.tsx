import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function RainfallChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: months, scaleType: 'band' }]}
      yAxis={[{ label: 'Rainfall (mm)', width: 56 }]}
      series={[
        { label: 'Coast', data: [190, 152, 170, 114, 106, 132] },
        { label: 'Valley', data: [80, 61, 72, 58, 64, 70] },
      ]}
    />
  );
}
