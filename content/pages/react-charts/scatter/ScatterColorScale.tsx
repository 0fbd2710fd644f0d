import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { shells } from './shells';

const data = shells.map(({ id, length, rockyWidth, mass }) => ({
  id,
  x: length,
  y: rockyWidth,
  z: mass,
}));

export default function ScatterColorScale() {
  return (
    <ScatterChart
      aria-label="Width of shells by length, colored by mass"
      height={320}
      xAxis={[{ label: 'Shell length (mm)', min: 35 }]}
      yAxis={[{ label: 'Shell width (mm)', min: 15 }]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 5,
            max: 45,
            color: ['#8fbcea', '#7a1f00'],
          },
        },
      ]}
      series={[
        {
          label: 'Rocky beach',
          data,
          markerSize: 8,
          valueFormatter: (value) =>
            value && `${value.x} × ${value.y} mm, ${value.z} g`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          minLabel: ({ formattedValue }) => `${formattedValue}\u00a0g`,
          maxLabel: ({ formattedValue }) => `${formattedValue}\u00a0g`,
          labelPosition: 'extremes',
          sx: { width: 220, mx: 'auto' },
        },
      }}
    />
  );
}
