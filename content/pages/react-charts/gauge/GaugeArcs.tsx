import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const ranges = {
  value: { min: 0, max: 100, step: 1 },
  startAngle: { min: -180, max: 0, step: 10 },
  endAngle: { min: 0, max: 180, step: 10 },
  innerRadius: { min: 0, max: 95, step: 5 },
  cornerRadius: { min: 0, max: 50, step: 5 },
};

export default function GaugeArcs() {
  const [number, setNumber] = useState({
    value: 72,
    startAngle: -110,
    endAngle: 110,
    innerRadius: 70,
    cornerRadius: 50,
  });
  const [isCentered, setIsCentered] = useState(false);
  const { value, startAngle, endAngle } = number;
  const center = isCentered ? '50%' : undefined;

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px' },
        }}
      >
        <Box>
          <Gauge
            height={260}
            value={value}
            startAngle={startAngle}
            endAngle={endAngle}
            innerRadius={`${number.innerRadius}%`}
            cornerRadius={`${number.cornerRadius}%`}
            cx={center}
            cy={center}
            text={`${value}%`}
            aria-label="Reservoir, percent"
          />
        </Box>
        <Box>
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
                onChange={(_, next) => setNumber({ ...number, [name]: next })}
                sx={{ py: 1 }}
              />
            </Box>
          ))}
          <FormControlLabel
            label="cx, cy: 50%"
            control={
              <Switch
                size="small"
                checked={isCentered}
                onChange={(event) => setIsCentered(event.target.checked)}
              />
            }
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<Gauge
  value={${value}}
  startAngle={${startAngle}}
  endAngle={${endAngle}}
  innerRadius="${number.innerRadius}%"
  cornerRadius="${number.cornerRadius}%"${isCentered ? '\n  cx="50%"\n  cy="50%"' : ''}
/>`}
      </Box>
    </Box>
  );
}
