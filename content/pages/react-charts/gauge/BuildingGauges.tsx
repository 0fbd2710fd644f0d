import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { sensors } from '#data/sensors';

const gauges = [
  {
    field: 'inside',
    label: 'Temperature',
    unit: '°C',
    min: 14,
    max: 28,
    limit: 24,
  },
  {
    field: 'co2',
    label: 'Carbon dioxide',
    unit: 'ppm',
    min: 400,
    max: 1200,
    limit: 800,
  },
  {
    field: 'humidity',
    label: 'Humidity',
    unit: '%',
    min: 0,
    max: 100,
    limit: 60,
  },
  {
    field: 'energy',
    label: 'Energy use',
    unit: 'kWh',
    min: 0,
    max: 1000,
    limit: 700,
  },
] as const;

export default function BuildingGauges() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [index, setIndex] = useState(27);
  const day = sensors[index];
  const date = day?.date.toLocaleDateString('en', { dateStyle: 'full' });

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {gauges.map(({ field, label, unit, min, max, limit }) => {
          const value = day?.[field] ?? null;
          return (
            <Box key={field} sx={{ textAlign: 'center' }}>
              <Gauge
                height={150}
                startAngle={-120}
                endAngle={120}
                innerRadius="78%"
                cornerRadius="50%"
                value={
                  value === null ? null : Math.max(min, Math.min(max, value))
                }
                valueMin={min}
                valueMax={max}
                text={
                  value === null ? 'no data' : `${Math.round(value)}\n${unit}`
                }
                aria-label={label}
                aria-valuetext={value === null ? 'no data' : `${value} ${unit}`}
                {...(value === null ? { 'aria-valuenow': min } : {})}
                sx={{
                  [`& .${gaugeClasses.valueText} text`]: { fontSize: 20 },
                  [`& .${gaugeClasses.valueArc}`]: {
                    fill:
                      (value ?? 0) > limit
                        ? palette.warning.main
                        : palette.primary.main,
                    transition: 'fill 150ms',
                  },
                }}
              />
              <Typography variant="body2">{label}</Typography>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ maxWidth: 480, mx: 'auto', px: 2, mt: 2 }}>
        <Typography align="center">{date}</Typography>
        <Slider
          aria-label="Day of the year"
          min={0}
          max={sensors.length - 1}
          value={index}
          onChange={(_, value) => setIndex(value)}
        />
      </Box>
    </Box>
  );
}
