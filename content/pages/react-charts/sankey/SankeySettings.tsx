import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './flows';

const aligns = ['justify', 'left', 'right', 'center'] as const;

export default function SankeySettings() {
  const [align, setAlign] = useState<(typeof aligns)[number]>('justify');
  const [flags, setFlags] = useState({
    colorByTarget: false,
    showValues: false,
  });
  const [numbers, setNumbers] = useState({
    width: 15,
    padding: 10,
    curveCorrection: 10,
    iterations: 6,
  });
  const { width, padding, curveCorrection, iterations } = numbers;
  const color = flags.colorByTarget ? 'target' : 'source';
  const { showValues } = flags;

  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        height={360}
        aria-label="Visitors of a museum, from the way in to the way out"
        series={{
          data: { links },
          iterations,
          nodeOptions: { align, width, padding },
          linkOptions: { color, curveCorrection, showValues },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, my: 2 }}>
        <TextField
          select
          size="small"
          label="align"
          value={align}
          onChange={(event) => setAlign(event.target.value as typeof align)}
          sx={{ minWidth: 120 }}
        >
          {aligns.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {Object.entries(numbers).map(([name, number]) => (
          <Box key={name} sx={{ width: 140 }}>
            <Typography variant="body2">
              {name}: {number}
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              min={name === 'width' ? 1 : 0}
              max={40}
              value={number}
              onChange={(_, value) => setNumbers({ ...numbers, [name]: value })}
            />
          </Box>
        ))}
        {Object.entries(flags).map(([name, checked]) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={checked}
                onChange={() => setFlags({ ...flags, [name]: !checked })}
              />
            }
          />
        ))}
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`series={{
  data: { links },
  iterations: ${iterations},
  nodeOptions: { align: '${align}', width: ${width}, padding: ${padding} },
  linkOptions: { color: '${color}', curveCorrection: ${curveCorrection}, showValues: ${showValues} },
}}`}
      </Box>
    </Box>
  );
}
