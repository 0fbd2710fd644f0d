import { BarChart } from '@mui/x-charts/BarChart';

export default function OneChartTexts() {
  return (
    <BarChart
      height={200}
      aria-label="Deliveries by hour"
      localeText={{ noData: 'No deliveries today' }}
      series={[]}
      hideLegend
    />
  );
}
