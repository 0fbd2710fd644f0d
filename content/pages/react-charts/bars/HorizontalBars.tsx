import { BarChart } from '@mui/x-charts/BarChart';

const rivers = [
  { name: 'Volga', length: 3530 },
  { name: 'Danube', length: 2850 },
  { name: 'Rhine', length: 1233 },
  { name: 'Elbe', length: 1094 },
  { name: 'Loire', length: 1006 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      aria-label="Length of five rivers"
      height={300}
      layout="horizontal"
      dataset={rivers}
      grid={{ vertical: true }}
      xAxis={[{ label: 'Length (km)' }]}
      yAxis={[{ dataKey: 'name', width: 72, tickPlacement: 'middle' }]}
      series={[
        {
          dataKey: 'length',
          label: 'Length',
          valueFormatter: (value) => (value === null ? '–' : `${value} km`),
        },
      ]}
      hideLegend
    />
  );
}
