import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/energy';

const year = energy.slice(-12);

export default function DemandAndPrice() {
  return (
    <BarChart
      aria-label="Demand and price of electricity in 2025"
      height={320}
      xAxis={[
        {
          data: year.map(({ month }) => month),
          scaleType: 'band',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short' }),
        },
      ]}
      yAxis={[
        { id: 'demand', label: 'Demand (GWh)', width: 60, min: 0, max: 600 },
        {
          id: 'price',
          label: 'Price (€/MWh)',
          position: 'right',
          width: 56,
          min: 0,
          max: 120,
        },
      ]}
      series={[
        {
          label: 'Demand',
          yAxisId: 'demand',
          data: year.map(({ demand }) => demand),
          valueFormatter: (value) => `${value ?? 0} GWh`,
        },
        {
          label: 'Price',
          yAxisId: 'price',
          data: year.map(({ price }) => price),
          valueFormatter: (value) => `${value ?? 0} €/MWh`,
        },
      ]}
    />
  );
}
