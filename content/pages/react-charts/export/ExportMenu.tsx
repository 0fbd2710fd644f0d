import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { stocks } from '#data/stocks';

export default function ExportMenu() {
  return (
    <LineChartPro
      height={300}
      aria-label="Price of the Osprey stock in 2025"
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { disableToolbarButton: true },
          imageExportOptions: [
            { type: 'image/png', fileName: 'osprey-2025' },
            { type: 'image/webp', fileName: 'osprey-2025', quality: 0.8 },
          ],
        },
      }}
      xAxis={[
        {
          data: stocks.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Price (€)', width: 60 }]}
      series={[
        {
          label: 'Osprey',
          data: stocks.map(({ osprey }) => osprey.close),
          showMark: false,
        },
      ]}
      hideLegend
    />
  );
}
