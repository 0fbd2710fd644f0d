import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { cars, days } from './traffic';

export default function ZoomSlider() {
  return (
    <LineChartPro
      aria-label="Cars per day"
      height={340}
      xAxis={[
        {
          id: 'days',
          data: days,
          scaleType: 'time',
          domainLimit: 'strict',
          zoom: {
            minStart: 10,
            maxEnd: 90,
            slider: { enabled: true, showTooltip: 'always', size: 40 },
          },
          valueFormatter: (day: Date, { location }) =>
            day.toLocaleDateString('en', {
              day: 'numeric',
              month: location === 'zoom-slider-tooltip' ? 'long' : 'short',
            }),
        },
      ]}
      yAxis={[{ label: 'Cars per day', width: 64 }]}
      series={[{ label: 'Cars', data: cars, showMark: false }]}
      initialZoom={[{ axisId: 'days', start: 30, end: 55 }]}
      hideLegend
    />
  );
}
