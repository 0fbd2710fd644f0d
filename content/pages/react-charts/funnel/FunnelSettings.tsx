import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Seeds', value: 200 },
  { label: 'Sprouts', value: 170 },
  { label: 'Plants', value: 110 },
  { label: 'Fruits', value: 60 },
];
const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid'] as const;

export default function FunnelSettings() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('linear');
  const [numbers, setNumbers] = useState({ gap: 0, borderRadius: 8 });
  const [flags, setFlags] = useState({ outlined: true, horizontal: false });
  const { gap, borderRadius } = numbers;
  const variant = flags.outlined ? 'outlined' : 'filled';
  const layout = flags.horizontal ? 'horizontal' : 'vertical';

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={300}
        aria-label="From seeds to fruits"
        gap={gap}
        series={[{ data, curve, borderRadius, variant, layout }]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, my: 2 }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as typeof curve)}
          sx={{ minWidth: 150 }}
        >
          {curves.map((name) => (
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
              max={20}
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
        {`<FunnelChart
  gap={${gap}}
  series={[
    { data, curve: '${curve}', borderRadius: ${borderRadius}, variant: '${variant}', layout: '${layout}' },
  ]}
/>`}
      </Box>
    </Box>
  );
}
