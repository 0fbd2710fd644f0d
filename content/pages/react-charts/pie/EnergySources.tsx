import { PieChart } from '@mui/x-charts/PieChart';

const sources = [
  { id: 'wind', value: 41, label: 'Wind' },
  { id: 'sun', value: 24, label: 'Sun' },
  { id: 'water', value: 19, label: 'Water' },
  { id: 'biogas', value: 16, label: 'Biogas' },
];

export default function EnergySources() {
  return (
    <PieChart
      aria-label="Share of each source of energy"
      height={240}
      series={[{ data: sources, valueFormatter: ({ value }) => `${value}%` }]}
    />
  );
}
