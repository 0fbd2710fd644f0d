import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';
import { links } from './flows';

const byValue = (a: { value: number }, b: { value: number }) =>
  b.value - a.value;
const byLabel = (a: SankeyLayoutNode, b: SankeyLayoutNode) =>
  a.label.localeCompare(b.label, 'en');
const orders = ['automatic', 'value', 'name'] as const;

export default function SankeySorting() {
  const [order, setOrder] = useState<(typeof orders)[number]>('value');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the nodes"
        value={order}
        onChange={(_, value) => value && setOrder(value)}
      >
        {orders.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SankeyChart
        height={320}
        aria-label="Visitors of a museum in a chosen order"
        series={{
          data: { links },
          nodeOptions:
            order === 'automatic'
              ? {}
              : { sort: order === 'value' ? byValue : byLabel },
          linkOptions: order === 'value' ? { sort: byValue } : {},
        }}
      />
    </Box>
  );
}
