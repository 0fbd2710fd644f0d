import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12];

export default function LogGrowth() {
  return (
    <LineChart
      aria-label="Cells per milliliter by hour"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, label: 'Hours', tickInterval: hours }]}
      yAxis={[
        {
          scaleType: 'log',
          label: 'Cells per ml',
          width: 84,
          valueFormatter: (value: number, context) =>
            context.location === 'tick' && context.defaultTickLabel === ''
              ? ''
              : value.toLocaleString('en'),
        },
      ]}
      series={[
        {
          label: 'Warm',
          data: [100, 420, 1_900, 8_100, 33_000, 120_000, 310_000],
          curve: 'linear',
        },
        {
          label: 'Cold',
          data: [100, 180, 340, 610, 1_150, 2_000, 3_700],
          curve: 'linear',
        },
      ]}
    />
  );
}
