import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      aria-label="Visits on Saturday and Sunday"
      height={300}
      xAxis={[{ data: ['Library', 'Pool', 'Museum'] }]}
      yAxis={[{ label: 'Visits' }]}
      series={[
        { label: 'Saturday', data: [210, 340, 180] },
        { label: 'Sunday', data: [90, 420, 260] },
      ]}
    />
  );
}
