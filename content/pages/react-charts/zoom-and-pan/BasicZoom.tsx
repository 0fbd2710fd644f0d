import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { cars, days, formatDay } from './traffic';

export default function BasicZoom() {
  return (
    <LineChartPro
      aria-label="Cars per day"
      height={300}
      xAxis={[
        {
          id: 'days',
          data: days,
          scaleType: 'time',
          valueFormatter: formatDay,
          domainLimit: 'strict',
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Cars per day', width: 64 }]}
      series={[{ label: 'Cars', data: cars, showMark: false }]}
      initialZoom={[{ axisId: 'days', start: 40, end: 70 }]}
      showToolbar
      hideLegend
    />
  );
}
