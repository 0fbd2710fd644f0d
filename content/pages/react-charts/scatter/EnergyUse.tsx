import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { sensors, type SensorDay } from '#data/sensors';

const causes = {
  outside: 'Outside temperature (°C)',
  people: 'People in the building',
  humidity: 'Humidity (%)',
} as const;

const isWorkday = ({ date, holiday }: SensorDay) =>
  !holiday && date.getDay() % 6 !== 0;
const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function EnergyUse() {
  const [cause, setCause] = useState<keyof typeof causes>('outside');
  const points = (isChosen: (day: SensorDay) => boolean) =>
    sensors.flatMap((day, id) => {
      const x = day[cause];
      return x === null || !isChosen(day) ? [] : [{ id, x, y: day.energy }];
    });
  const series = (label: string, isChosen: (day: SensorDay) => boolean) => ({
    label,
    data: points(isChosen),
    markerSize: 4,
    highlightScope,
    valueFormatter: (
      value: { x: number; y: number; id?: string | number } | null,
    ) =>
      value &&
      `${sensors[Number(value.id)]?.date.toLocaleDateString('en', { dateStyle: 'medium' })}: ${value.y} kWh`,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What is on the x-axis"
        value={cause}
        onChange={(_, value) => value && setCause(value)}
      >
        <ToggleButton value="outside">Temperature</ToggleButton>
        <ToggleButton value="people">People</ToggleButton>
        <ToggleButton value="humidity">Humidity</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        aria-label="Energy use of each day"
        height={380}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[{ label: causes[cause] }]}
        yAxis={[{ label: 'Energy use (kWh)', width: 64, min: 0 }]}
        series={[
          series('Working days', isWorkday),
          series('Weekends and holidays', (day) => !isWorkday(day)),
        ]}
        voronoiMaxRadius={40}
      />
    </Box>
  );
}
