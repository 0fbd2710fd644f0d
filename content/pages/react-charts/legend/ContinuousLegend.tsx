import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import {
  ContinuousColorLegend,
  type ContinuousColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { sensors } from '#data/sensors';

const choices = {
  direction: ['horizontal', 'vertical'],
  labelPosition: ['start', 'end', 'extremes'],
} as const;
const data = sensors.flatMap(({ people, energy, outside }, id) =>
  outside === null ? [] : [{ id, x: people, y: energy, z: outside }],
);

export default function ContinuousLegend() {
  const [choice, setChoice] = useState<
    Required<Pick<ContinuousColorLegendProps, keyof typeof choices>>
  >({ direction: 'horizontal', labelPosition: 'extremes' });
  const [thickness, setThickness] = useState(12);
  const isVertical = choice.direction === 'vertical';
  const legend: ContinuousColorLegendProps = {
    axisDirection: 'z',
    direction: choice.direction,
    labelPosition: choice.labelPosition,
    thickness,
    minLabel: ({ formattedValue }) => `${formattedValue}\u00a0°C`,
    maxLabel: ({ formattedValue }) => `${formattedValue}\u00a0°C`,
    sx: isVertical ? { height: 180 } : { width: 260 },
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 2 }}>
        {Object.entries(choices).map(([name, options]) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={choice[name as keyof typeof choices]}
            onChange={(event) =>
              setChoice({ ...choice, [name]: event.target.value })
            }
            sx={{ minWidth: 130 }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <Slider
          size="small"
          aria-label="Thickness"
          valueLabelDisplay="auto"
          min={4}
          max={24}
          value={thickness}
          onChange={(_, value) => setThickness(value)}
          sx={{ width: 120, alignSelf: 'center' }}
        />
      </Box>
      <ScatterChart
        aria-label="Energy use by number of people in the building"
        height={320}
        xAxis={[{ label: 'People in the building' }]}
        yAxis={[{ label: 'Energy (kWh)', width: 64 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: -5,
              max: 30,
              color: ['#2f7ed8', '#d9462b'],
            },
          },
        ]}
        series={[{ label: 'Days', data, markerSize: 4 }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend }}
      />
    </Box>
  );
}
