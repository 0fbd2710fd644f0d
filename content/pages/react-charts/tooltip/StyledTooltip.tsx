import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

export default function StyledTooltip() {
  return (
    <BarChart
      aria-label="Loaves of bread by day"
      height={280}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ label: 'Loaves' }]}
      series={[
        { label: 'Rye', data: [64, 71, 58, 80] },
        { label: 'Spelt', data: [32, 40, 37, 44] },
      ]}
      slotProps={{
        tooltip: {
          placement: 'top',
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {
              bgcolor: '#102a43',
              color: '#fff',
              borderColor: '#102a43',
              borderRadius: 3,
            },
            // The nesting makes these rules more specific than the default styles.
            [`& .${chartsTooltipClasses.table}`]: {
              '& caption': { borderColor: '#486581' },
              [`& .${chartsTooltipClasses.cell}`]: { color: 'inherit' },
              [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 700 },
            },
          },
        },
      }}
    />
  );
}
