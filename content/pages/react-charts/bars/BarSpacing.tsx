import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const trees = ['Oak', 'Beech', 'Birch', 'Larch'];
const ranges = {
  categoryGapRatio: { min: 0, max: 0.9, step: 0.1 },
  barGapRatio: { min: -1, max: 0.9, step: 0.1 },
  borderRadius: { min: 0, max: 20, step: 2 },
};
const switches = ['horizontal', 'stacked', 'labels'] as const;

export default function BarSpacing() {
  const [number, setNumber] = useState({
    categoryGapRatio: 0.4,
    barGapRatio: 0.1,
    borderRadius: 6,
  });
  const [on, setOn] = useState<readonly string[]>([]);
  const { borderRadius, ...gaps } = number;
  const layout = on.includes('horizontal') ? 'horizontal' : 'vertical';
  const stack = on.includes('stacked') ? 'trees' : undefined;
  const barLabel = on.includes('labels') ? 'value' : undefined;
  const categories = { data: trees, ...gaps };
  const values = { label: 'Trees planted' };
  const isVertical = layout === 'vertical';

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
          aria-label="Trees planted in spring and fall"
          height={320}
          layout={layout}
          barLabel={barLabel}
          borderRadius={borderRadius}
          xAxis={isVertical ? [{ ...categories, scaleType: 'band' }] : [values]}
          yAxis={isVertical ? [values] : [{ ...categories, scaleType: 'band' }]}
          series={[
            { label: 'Spring', data: [120, 80, 150, 64], stack },
            { label: 'Fall', data: [90, 110, 60, 42], stack },
          ]}
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
              label={name}
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
        {`<BarChart
  layout="${layout}"
  borderRadius={${borderRadius}}${barLabel ? '\n  barLabel="value"' : ''}
  ${isVertical ? 'xAxis' : 'yAxis'}={[{ categoryGapRatio: ${gaps.categoryGapRatio}, barGapRatio: ${gaps.barGapRatio} }]}
  series={[{ …${stack ? ", stack: 'trees'" : ''} }]}
/>`}
      </Box>
    </Box>
  );
}
