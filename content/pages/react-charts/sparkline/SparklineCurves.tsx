import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const water = [2, 3, 7, 4, 6, 9, 5, 8];

export default function SparklineCurves() {
  const [area, setArea] = useState(true);
  const [disableClipping, setDisableClipping] = useState(false);
  const [curve, setCurve] = useState<'linear' | 'natural' | 'step'>('natural');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          mb: 2,
        }}
      >
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as typeof curve)}
          sx={{ minWidth: 120 }}
        >
          <MenuItem value="linear">linear</MenuItem>
          <MenuItem value="natural">natural</MenuItem>
          <MenuItem value="step">step</MenuItem>
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={area}
              onChange={(event) => setArea(event.target.checked)}
            />
          }
          label="area"
        />
        <FormControlLabel
          control={
            <Switch
              checked={disableClipping}
              onChange={(event) => setDisableClipping(event.target.checked)}
            />
          }
          label="disableClipping"
        />
      </Box>
      <SparkLineChart
        role="img"
        aria-label="Water level"
        data={water}
        height={100}
        area={area}
        curve={curve}
        disableClipping={disableClipping}
      />
    </Box>
  );
}
