import { BarChart } from '@mui/x-charts/BarChart';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function LegendStyling() {
  return (
    <BarChart
      aria-label="Guests by season"
      height={300}
      xAxis={[{ data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
      yAxis={[{ label: 'Guests' }]}
      series={[
        { id: 'inn', label: 'Inn', data: [180, 320, 240, 90] },
        { id: 'camp', label: 'Camp site', data: [120, 410, 80, 0] },
      ]}
      slotProps={{
        legend: {
          sx: {
            gap: 4,
            fontSize: 16,
            fontWeight: 600,
            [`& .${legendClasses.mark}`]: { width: 22, height: 22 },
            [`& [data-series="camp"] .${legendClasses.label}`]: {
              fontStyle: 'italic',
            },
            [`& .${labelMarkClasses.fill}`]: {
              stroke: 'currentColor',
              strokeWidth: 3,
            },
          },
        },
      }}
    />
  );
}
