import { LineChart } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

export default function RenewablesAndPrice() {
  return (
    <LineChart
      aria-label="Renewable share and price of electricity"
      height={320}
      xAxis={[
        {
          data: energy.map(({ month }) => month),
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 5,
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short', year: 'numeric' }),
        },
      ]}
      yAxis={[
        {
          id: 'share',
          label: 'Renewable share (%)',
          width: 60,
          min: 40,
          max: 120,
        },
        {
          id: 'price',
          label: 'Price (€/MWh)',
          position: 'right',
          width: 56,
          min: 20,
          max: 100,
        },
      ]}
      series={[
        {
          label: 'Renewable share',
          yAxisId: 'share',
          data: energy.map(({ renewable }) => renewable * 100),
          showMark: false,
          valueFormatter: (value) => `${(value ?? 0).toFixed(0)}%`,
        },
        {
          label: 'Price',
          yAxisId: 'price',
          data: energy.map(({ price }) => price),
          showMark: false,
          valueFormatter: (value) => `${value ?? 0} €/MWh`,
        },
      ]}
    />
  );
}
