import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
  'bumpX',
  'bumpY',
  'monotoneY',
];
const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const pressure = [1, 4, 2, 7, 7, null, 5, 3, 6];

export default function Interpolation() {
  const [curve, setCurve] = useState<CurveType>('monotoneX');
  const [on, setOn] = useState({
    area: false,
    showMark: true,
    connectNulls: false,
    strictStepCurve: false,
    disableLineItemHighlight: false,
  });
  const { disableLineItemHighlight, ...options } = on;

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 220px' },
        }}
      >
        <LineChart
          aria-label="Pressure by minute"
          height={300}
          disableLineItemHighlight={disableLineItemHighlight}
          xAxis={[{ data: minutes, label: 'Minutes', scaleType: 'band' }]}
          yAxis={[{ label: 'Pressure (bar)', min: 0 }]}
          series={[{ label: 'Pressure', data: pressure, curve, ...options }]}
          hideLegend
        />
        <Box>
          <TextField
            select
            fullWidth
            size="small"
            label="curve"
            value={curve}
            onChange={(event) => setCurve(event.target.value as CurveType)}
            sx={{ mb: 1 }}
          >
            {curves.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {Object.entries(on).map(([name, checked]) => (
            <FormControlLabel
              key={name}
              label={name}
              sx={{
                display: 'flex',
                '& .MuiTypography-root': { fontSize: 14 },
              }}
              control={
                <Switch
                  size="small"
                  checked={checked}
                  onChange={(event) =>
                    setOn({ ...on, [name]: event.target.checked })
                  }
                />
              }
            />
          ))}
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<LineChart${disableLineItemHighlight ? ' disableLineItemHighlight' : ''}
  series={[
    {
      curve: '${curve}',${Object.entries(options)
        .map(([name, value]) => `\n      ${name}: ${value},`)
        .join('')}
    },
  ]}
/>`}
      </Box>
    </Box>
  );
}
