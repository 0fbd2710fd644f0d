import { useState } from 'react';
import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Settings } from '#demo-parts/settings';

const data = [
  { label: 'Seeds', value: 200 },
  { label: 'Sprouts', value: 170 },
  { label: 'Plants', value: 110 },
  { label: 'Fruits', value: 60 },
];
const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid'] as const;
const variants = ['outlined', 'filled'] as const;
const layouts = ['vertical', 'horizontal'] as const;

export default function FunnelSettings() {
  const [values, setValues] = useState({
    curve: 'linear' as (typeof curves)[number],
    variant: 'outlined' as (typeof variants)[number],
    layout: 'vertical' as (typeof layouts)[number],
    gap: 0,
    borderRadius: 8,
  });
  const { gap, curve, variant, layout, borderRadius } = values;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Box sx={{ flex: '2 1 320px', minWidth: 0 }}>
          <FunnelChart
            height={320}
            aria-label="From seeds to fruits"
            gap={gap}
            series={[{ data, curve, borderRadius, variant, layout }]}
          />
        </Box>
        <Settings
          values={values}
          onChange={setValues}
          choices={{ curve: curves, variant: variants, layout: layouts }}
          ranges={{ gap: [0, 20], borderRadius: [0, 20] }}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ m: 0, mt: 2, overflowX: 'auto', fontSize: 13 }}
      >
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
