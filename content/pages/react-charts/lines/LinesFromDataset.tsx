import { LineChart } from '@mui/x-charts/LineChart';
import { formatLevel, formatMonth, levels } from './rivers';

export default function LinesFromDataset() {
  return (
    <LineChart
      aria-label="Water level at two gauges by month"
      height={300}
      dataset={levels}
      grid={{ horizontal: true }}
      xAxis={[
        { dataKey: 'date', scaleType: 'time', valueFormatter: formatMonth },
      ]}
      yAxis={[{ label: 'Water level (cm)', width: 60 }]}
      series={[
        {
          dataKey: 'upper',
          label: 'Upper gauge',
          valueFormatter: formatLevel,
          showMark: false,
        },
        {
          dataKey: 'lower',
          label: 'Lower gauge',
          valueFormatter: formatLevel,
          showMark: false,
        },
      ]}
    />
  );
}
