import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orders, type Order } from '#data/orders';

const all = 'All regions';
const regions = [all, ...new Set(orders.map(({ region }) => region))];
const steps: { label: string; passes: (order: Order) => boolean }[] = [
  { label: 'Ordered', passes: () => true },
  { label: 'Confirmed', passes: ({ status }) => status !== 'canceled' },
  { label: 'Shipped', passes: ({ shippedAt }) => shippedAt !== null },
  {
    label: 'Delivered',
    passes: ({ status }) => status === 'delivered' || status === 'returned',
  },
  { label: 'Kept', passes: ({ status }) => status === 'delivered' },
];

export default function OrderFunnel() {
  const [region, setRegion] = useState(all);
  const rows = orders.filter((row) => region === all || row.region === region);
  const data = steps.map(({ label }, index) => ({
    id: label,
    label,
    value: rows.filter((row) =>
      steps.slice(0, index + 1).every(({ passes }) => passes(row)),
    ).length,
  }));

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Region"
        value={region}
        onChange={(event) => setRegion(event.target.value)}
        sx={{ minWidth: 200, mb: 1 }}
      >
        {regions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        height={360}
        aria-label={`Orders from placing to keeping, ${region}`}
        gap={4}
        hideLegend
        categoryAxis={{
          categories: steps.map(({ label }) => label),
          position: 'left',
          size: 84,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            data,
            curve: 'bump',
            variant: 'outlined',
            highlightScope: { highlight: 'item' },
            valueFormatter: ({ value }) =>
              `${value} (${Math.round((value / rows.length) * 100)}%)`,
          },
        ]}
      />
    </Box>
  );
}
