import { BarChart } from '@mui/x-charts/BarChart';
import { sales } from '#data/sales';

const regions = ['North', 'West', 'South', 'East'] as const;
// Rows without a plan are left out, so that both bars count the same sales.
const planned = sales.filter(({ target }) => target !== null);

function total(field: 'target' | 'cost' | 'profit') {
  return regions.map(
    (region) =>
      planned
        .filter((sale) => sale.region === region)
        .reduce((sum, sale) => sum + (sale[field] ?? 0), 0) / 1000,
  );
}

const valueFormatter = (value: number | null) =>
  `${Math.round(value ?? 0).toLocaleString('en')} thousand €`;

export default function PlanAndResult() {
  return (
    <BarChart
      aria-label="Planned and actual revenue of four regions"
      height={320}
      xAxis={[{ data: [...regions], scaleType: 'band' }]}
      yAxis={[{ label: 'Thousand €', width: 64 }]}
      series={[
        { label: 'Planned revenue', data: total('target'), valueFormatter },
        {
          label: 'Cost',
          data: total('cost'),
          stack: 'revenue',
          valueFormatter,
        },
        {
          label: 'Profit',
          data: total('profit'),
          stack: 'revenue',
          valueFormatter,
        },
      ]}
    />
  );
}
