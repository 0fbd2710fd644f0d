import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const sectors = ['North', 'East', 'South', 'West', 'Center'];

const xMap: XAxis<'band'>['colorMap'] = {
  type: 'ordinal',
  values: ['South', 'Center'],
  colors: ['#d9662b', '#2f7ed8'],
  unknownColor: '#8c9bab',
};
const yMaps: Record<string, YAxis<'linear'>['colorMap']> = {
  piecewise: {
    type: 'piecewise',
    thresholds: [30, 60],
    colors: ['#8fbcea', '#2f7ed8', '#d9662b'],
  },
  continuous: {
    type: 'continuous',
    min: 10,
    max: 90,
    color: ['#8fbcea', '#d9462b'],
  },
};

export default function ValueColors() {
  const [kind, setKind] = useState('piecewise');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={kind}
        onChange={(_, value) => value && setKind(value)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="ordinal">ordinal</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Filling of five sectors, in percent"
        height={260}
        xAxis={[
          { data: sectors, colorMap: kind === 'ordinal' ? xMap : undefined },
        ]}
        yAxis={[{ label: 'Filling (%)', max: 100, colorMap: yMaps[kind] }]}
        series={[{ label: 'Filling', data: [22, 48, 71, 35, 88] }]}
        hideLegend
      />
    </Box>
  );
}
