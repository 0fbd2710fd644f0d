import { BarChart } from '@mui/x-charts/BarChart';
import { harvest } from './harvest';

const formatTonnes = (value: number | null) =>
  value === null ? 'no harvest' : `${value} t`;

export default function BarsFromDataset() {
  return (
    <BarChart
      aria-label="Harvest of three crops by year"
      height={300}
      dataset={harvest}
      xAxis={[
        { dataKey: 'year', valueFormatter: (year: number) => String(year) },
      ]}
      yAxis={[{ label: 'Harvest (t)', width: 60 }]}
      series={[
        { dataKey: 'barley', label: 'Barley', valueFormatter: formatTonnes },
        { dataKey: 'oats', label: 'Oats', valueFormatter: formatTonnes },
        { dataKey: 'rye', label: 'Rye', valueFormatter: formatTonnes },
      ]}
    />
  );
}
