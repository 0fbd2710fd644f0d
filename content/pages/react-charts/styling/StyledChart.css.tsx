import { BarChart } from '@mui/x-charts/BarChart';
import './StyledChart.css';

export default function StyledChart() {
  return (
    <BarChart
      aria-label="Crates of apples and plums by week"
      className="harvest"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Week 34', 'Week 36', 'Week 38', 'Week 40'] }]}
      yAxis={[{ label: 'Crates' }]}
      series={[
        {
          id: 'apples',
          label: 'Apples',
          data: [40, 95, 130, 110],
          color: '#2f7ed8',
        },
        {
          id: 'plums',
          label: 'Plums',
          data: [120, 85, 30, 5],
          color: '#2f7ed8',
        },
      ]}
    />
  );
}
