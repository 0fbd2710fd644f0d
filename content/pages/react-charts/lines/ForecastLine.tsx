import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028];

export default function ForecastLine() {
  return (
    <LineChart
      aria-label="Members by year"
      height={300}
      xAxis={[{ data: years, scaleType: 'point' }]}
      yAxis={[{ label: 'Members', width: 60, min: 0 }]}
      series={[
        {
          id: 'counted',
          label: 'Counted',
          data: [310, 342, 361, 398, 431, 460],
        },
        {
          id: 'expected',
          label: 'Expected',
          data: [null, null, null, null, null, 460, 488, 512, 530],
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${lineElementClasses.series}-expected`]: {
          strokeDasharray: '6 6',
        },
      }}
    />
  );
}
