import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Crust', 'Crumb', 'Aroma', 'Taste', 'Shelf life', 'Price'];
const ranges = {
  divisions: { min: 1, max: 10, step: 1 },
  startAngle: { min: -180, max: 180, step: 15 },
  labelGap: { min: 0, max: 20, step: 2 },
};
type Option = keyof typeof ranges;

export default function RadarGridSettings() {
  const [options, setOptions] = useState({
    divisions: 4,
    startAngle: 30,
    labelGap: 10,
  });
  const [circular, setCircular] = useState(false);
  const [stripes, setStripes] = useState(true);
  const { divisions, startAngle, labelGap } = options;

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px' },
        }}
      >
        <RadarChart
          height={320}
          aria-label="A loaf of bread rated by six criteria"
          margin={{ left: 76, right: 76 }}
          divisions={divisions}
          shape={circular ? 'circular' : 'sharp'}
          {...(stripes ? {} : { stripeColor: null })}
          radar={{ max: 10, metrics, startAngle, labelGap }}
          series={[{ label: 'Rye loaf', data: [9, 6, 8, 8, 10, 5] }]}
        />
        <Box>
          {Object.entries(ranges).map(([name, range]) => (
            <Box key={name} sx={{ px: 1 }}>
              <Typography variant="body2">
                {name}: {options[name as Option]}
              </Typography>
              <Slider
                {...range}
                size="small"
                aria-label={name}
                value={options[name as Option]}
                onChange={(_, value) =>
                  setOptions({ ...options, [name]: value })
                }
              />
            </Box>
          ))}
          <FormControlLabel
            label="Circular"
            control={
              <Switch
                checked={circular}
                onChange={(event) => setCircular(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="Stripes"
            control={
              <Switch
                checked={stripes}
                onChange={(event) => setStripes(event.target.checked)}
              />
            }
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ m: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<RadarChart
  divisions={${divisions}}
  shape="${circular ? 'circular' : 'sharp'}"${stripes ? '' : '\n  stripeColor={null}'}
  radar={{ max: 10, metrics, startAngle: ${startAngle}, labelGap: ${labelGap} }}
  series={series}
/>`}
      </Box>
    </Box>
  );
}
