import { useState } from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  legendClasses,
  type ChartsLegendProps,
} from '@mui/x-charts/ChartsLegend';

const rooms = [
  { id: 'kitchen', label: 'Kitchen', data: [19, 20, 22, 21, 20, 19] },
  { id: 'study', label: 'Study', data: [18, 18, 20, 21, 21, 19] },
  { id: 'cellar', label: 'Cellar', data: [12, 12, 12, 13, 13, 12] },
];
// A series whose formatter returns `null` isn't listed in the tooltip.
const formatDegrees = (value: number | null) =>
  value === null ? null : `${value} °C`;

export default function LegendToggle() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['study']));
  const handleClick: ChartsLegendProps['onItemClick'] = (_, { seriesId }) =>
    setHidden((before) => {
      const next = new Set(before);
      if (!next.delete(String(seriesId))) next.add(String(seriesId));
      return next;
    });
  const struck = Object.fromEntries(
    [...hidden].map((id) => [
      `& [data-series="${id}"] .${legendClasses.label}`,
      { textDecoration: 'line-through' },
    ]),
  );

  return (
    <LineChart
      aria-label="Temperature in three rooms"
      height={300}
      xAxis={[{ data: [0, 4, 8, 12, 16, 20], label: 'Hour', tickMinStep: 4 }]}
      yAxis={[{ label: 'Temperature (°C)', min: 10, max: 24 }]}
      series={rooms.map((room) => ({
        ...room,
        data: hidden.has(room.id) ? room.data.map(() => null) : room.data,
        valueFormatter: formatDegrees,
      }))}
      slotProps={{
        legend: {
          onItemClick: handleClick,
          sx: {
            [`& .${legendClasses.series}`]: {
              cursor: 'pointer',
              minHeight: 24,
            },
            ...struck,
          },
        },
      }}
    />
  );
}
