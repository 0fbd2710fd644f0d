import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { sales } from '#data/sales';

const planned = sales.filter(({ target }) => target !== null);
const months = [...new Set(planned.map(({ month }) => month))];

function total(field: 'revenue' | 'target') {
  return months.map(
    (month) =>
      planned
        .filter((sale) => sale.month === month)
        .reduce((sum, sale) => sum + (sale[field] ?? 0), 0) / 1000,
  );
}

const valueFormatter = (value: number | null) =>
  `${Math.round(value ?? 0)} thousand €`;

export default function PlanLine() {
  return (
    <LineChart
      aria-label="Planned and actual revenue by month"
      height={300}
      xAxis={[
        {
          data: months,
          scaleType: 'point',
          valueFormatter: (month: string) =>
            new Date(`${month}-01T00:00`).toLocaleDateString('en', {
              month: 'short',
            }),
        },
      ]}
      yAxis={[{ label: 'Revenue (thousand €)', width: 64, min: 400 }]}
      series={[
        {
          id: 'result',
          label: 'Result',
          data: total('revenue'),
          valueFormatter,
        },
        {
          id: 'plan',
          label: 'Plan',
          data: total('target'),
          showMark: false,
          valueFormatter,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-plan`]: { strokeDasharray: '8 5' },
      }}
    />
  );
}
