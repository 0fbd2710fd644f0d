import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

export default function StackOrder() {
  const [stackOrder, setStackOrder] = useState<StackOrderType>('descending');
  const common = { stack: 'waste', stackOrder };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(event.target.value as StackOrderType)
        }
        sx={{ minWidth: 150, mb: 1 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Waste by quarter and material"
        height={280}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ label: 'Waste (t)' }]}
        series={[
          { ...common, label: 'Glass', data: [14, 16, 22, 19] },
          { ...common, label: 'Paper', data: [38, 35, 41, 44] },
          { ...common, label: 'Metal', data: [6, 5, 8, 7] },
        ]}
      />
    </Box>
  );
}
