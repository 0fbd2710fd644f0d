import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/energy';

export default function ImportsAndExports() {
  return (
    <BarChart
      aria-label="Imports and exports of electricity by month"
      height={300}
      xAxis={[
        {
          data: energy.map(({ month }) => month),
          scaleType: 'band',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short', year: '2-digit' }),
        },
      ]}
      yAxis={[
        {
          label: 'Imports (GWh)',
          width: 60,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#d9662b', '#2f7ed8'],
          },
        },
      ]}
      series={[
        {
          label: 'Imports',
          data: energy.map(({ imports }) => imports),
          valueFormatter: (value) =>
            (value ?? 0) < 0
              ? `${-(value ?? 0)} GWh exported`
              : `${value ?? 0} GWh imported`,
        },
      ]}
      hideLegend
    />
  );
}
