import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  bluePalette,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
  'okabeIto (custom)': [
    '#0072b2',
    '#e69f00',
    '#009e73',
    '#cc79a7',
    '#56b4e9',
    '#d55e00',
  ],
};
const tools = ['Saw', 'Plane', 'Chisel', 'Mallet', 'Rasp', 'Clamp'];

export default function ColorPalettes() {
  const [name, setName] = useState<keyof typeof palettes>('okabeIto (custom)');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) =>
          setName(event.target.value as keyof typeof palettes)
        }
        sx={{ minWidth: 220, mb: 1 }}
      >
        {Object.keys(palettes).map((palette) => (
          <MenuItem key={palette} value={palette}>
            {palette}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        aria-label="Slices in the colors of the palette"
        height={220}
        colors={palettes[name]}
        series={[
          {
            data: tools.map((label, index) => ({
              id: label,
              label,
              value: 7 - index,
            })),
          },
        ]}
      />
    </Box>
  );
}
