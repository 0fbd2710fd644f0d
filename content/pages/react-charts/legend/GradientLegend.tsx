import { useId } from 'react';
import {
  ContinuousColorLegend,
  type ContinuousColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const solar = energy.map((month) => month.solar);
const max = Math.max(...solar);

export default function GradientLegend() {
  const gradientId = useId();
  const legend: ContinuousColorLegendProps = {
    axisDirection: 'y',
    gradientId,
    // The gradient rises from bottom to top, but the legend is horizontal.
    rotateGradient: true,
    sx: { width: 240 },
  };

  return (
    <LineChart
      aria-label="Solar electricity by month"
      height={300}
      xAxis={[
        {
          data: energy.map(({ month }) => month),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short', year: '2-digit' }),
        },
      ]}
      yAxis={[
        {
          label: 'Electricity (GWh)',
          width: 64,
          min: 0,
          // The legend takes its limits from here. The area has the same ones.
          colorMap: {
            type: 'continuous',
            min: 0,
            max,
            color: ['#0288d1', '#f9a825'],
          },
        },
      ]}
      series={[{ label: 'Solar', data: solar, area: true, showMark: false }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend }}
      sx={{
        [`& .${areaElementClasses.root}`]: {
          fill: `url("#${gradientId}")`,
          fillOpacity: 1,
        },
      }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0%" stopColor="#0288d1" stopOpacity={0.15} />
          <stop offset="60%" stopColor="#0288d1" stopOpacity={0.8} />
          <stop offset="100%" stopColor="#f9a825" />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
