import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/energy';

const choices = {
  tickPlacement: ['extremities', 'start', 'middle', 'end'],
  tickLabelPlacement: ['middle', 'tick'],
} as const;
const ranges = {
  tickLabelMinGap: { min: 0, max: 40, step: 4 },
  tickSize: { min: 0, max: 16, step: 2 },
  tickMaxStep: { min: 50, max: 300, step: 50 },
};
const year = energy.slice(-12);

export default function AxisTicks() {
  const [choice, setChoice] = useState<{
    tickPlacement: 'extremities' | 'start' | 'middle' | 'end';
    tickLabelPlacement: 'middle' | 'tick';
  }>({ tickPlacement: 'extremities', tickLabelPlacement: 'middle' });
  const [number, setNumber] = useState({
    tickLabelMinGap: 4,
    tickSize: 6,
    tickMaxStep: 300,
  });
  const { tickMaxStep, tickLabelMinGap, tickSize } = number;
  const { tickPlacement, tickLabelPlacement } = choice;

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px' },
        }}
      >
        <BarChart
          aria-label="Demand for electricity by month"
          height={320}
          xAxis={[
            {
              data: year.map(({ month }) => month),
              valueFormatter: (month: Date) =>
                month.toLocaleDateString('en', { month: 'long' }),
              tickPlacement,
              tickLabelPlacement,
              tickLabelMinGap,
              tickSize,
              height: 40,
            },
          ]}
          yAxis={[{ label: 'Demand (GWh)', width: 64, tickMaxStep, tickSize }]}
          series={[{ label: 'Demand', data: year.map((row) => row.demand) }]}
          hideLegend
        />
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {Object.entries(choices).map(([name, values]) => (
            <TextField
              key={name}
              select
              size="small"
              label={name}
              value={choice[name as keyof typeof choices]}
              onChange={(event) =>
                setChoice({ ...choice, [name]: event.target.value })
              }
            >
              {values.map((value) => (
                <MenuItem key={value} value={value}>
                  {value}
                </MenuItem>
              ))}
            </TextField>
          ))}
          {Object.entries(ranges).map(([name, range]) => (
            <Box key={name} sx={{ px: 1 }}>
              <Typography variant="body2">
                {name}: {number[name as keyof typeof ranges]}
              </Typography>
              <Slider
                {...range}
                size="small"
                aria-label={name}
                value={number[name as keyof typeof ranges]}
                onChange={(_, value) => setNumber({ ...number, [name]: value })}
              />
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`xAxis={[
  {
    tickPlacement: '${tickPlacement}',
    tickLabelPlacement: '${tickLabelPlacement}',
    tickLabelMinGap: ${tickLabelMinGap},
    tickSize: ${tickSize},
  },
]}
yAxis={[{ tickMaxStep: ${tickMaxStep}, tickSize: ${tickSize} }]}`}
      </Box>
    </Box>
  );
}
