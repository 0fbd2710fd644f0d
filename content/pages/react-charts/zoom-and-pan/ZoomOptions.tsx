import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { stocks } from '#data/stocks';

const days = stocks.slice(-120);
const ranges = {
  minSpan: { min: 5, max: 60, step: 5 },
  maxSpan: { min: 40, max: 100, step: 10 },
  step: { min: 1, max: 20, step: 1 },
};
const switches = ['panning', 'discard', 'slider', 'preview'] as const;

export default function ZoomOptions() {
  const [number, setNumber] = useState({ minSpan: 10, maxSpan: 100, step: 5 });
  const [on, setOn] = useState<readonly string[]>(['panning', 'slider']);
  const zoom = {
    ...number,
    panning: on.includes('panning'),
    filterMode: on.includes('discard')
      ? ('discard' as const)
      : ('keep' as const),
    slider: { enabled: on.includes('slider'), preview: on.includes('preview') },
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 180px' },
        }}
      >
        <BarChartPro
          aria-label="Traded shares of Osprey by day, in thousands"
          height={340}
          skipAnimation
          xAxis={[
            {
              id: 'days',
              data: days.map(({ date }) => date),
              scaleType: 'band',
              zoom,
              valueFormatter: (date: Date) =>
                date.toLocaleDateString('en', {
                  day: 'numeric',
                  month: 'short',
                }),
            },
          ]}
          yAxis={[{ label: 'Shares (thousands)', width: 64 }]}
          series={[
            { label: 'Osprey', data: days.map(({ osprey }) => osprey.volume) },
          ]}
          initialZoom={[{ axisId: 'days', start: 50, end: 90 }]}
          hideLegend
        />
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
                onChange={(_, value) => setNumber({ ...number, [name]: value })}
              />
            </Box>
          ))}
          {switches.map((name) => (
            <FormControlLabel
              key={name}
              label={name === 'discard' ? 'fit the y-axis' : name}
              sx={{ display: 'flex' }}
              control={
                <Switch
                  size="small"
                  checked={on.includes(name)}
                  onChange={(event) =>
                    setOn(
                      event.target.checked
                        ? [...on, name]
                        : on.filter((other) => other !== name),
                    )
                  }
                />
              }
            />
          ))}
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`zoom: ${JSON.stringify(zoom, null, 2)
          .replace(/"(\w+)":/g, '$1:')
          .replaceAll('"', "'")}`}
      </Box>
    </Box>
  );
}
