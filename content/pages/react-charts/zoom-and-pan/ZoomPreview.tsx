import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { cars, days } from './traffic';

const points = cars.map((value, index) => ({
  id: index,
  x: index + 1,
  y: value,
}));

export default function ZoomPreview() {
  return (
    <ScatterChartPro
      aria-label="Cars by day of the year"
      height={360}
      xAxis={[
        {
          id: 'day',
          label: 'Day of the year',
          min: 1,
          max: days.length,
          zoom: { slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ label: 'Cars per day', width: 64 }]}
      series={[
        {
          label: 'Cars',
          data: points,
          markerSize: 3,
          preview: { markerSize: 1.5 },
        },
      ]}
      initialZoom={[{ axisId: 'day', start: 45, end: 75 }]}
      hideLegend
    />
  );
}
