import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const column = { display: 'flex', flexDirection: 'column' } as const;

const LAYOUTS: Record<string, React.CSSProperties> = {
  'Fixed height': { height: 340 },
  'Grows with the rows': column,
  'Grows up to 340 px': { ...column, maxHeight: 340 },
  'Grows from 240 to 340 px': { ...column, minHeight: 240, maxHeight: 340 },
};
const NAMES = Object.keys(LAYOUTS);
const getCode = (style: React.CSSProperties) =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function LayoutLab() {
  const [layout, setLayout] = React.useState(NAMES[2]);
  const [count, setCount] = React.useState(4);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <TextField
          select
          size="small"
          label="Parent of the grid"
          value={layout}
          onChange={(event) => setLayout(event.target.value)}
          sx={{ minWidth: 240 }}
        >
          {NAMES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2">Rows: {count}</Typography>
        <Slider
          aria-label="Number of rows"
          max={15}
          value={count}
          onChange={(_event, value) => setCount(Number(value))}
          sx={{ maxWidth: 240 }}
        />
      </Stack>
      <div style={LAYOUTS[layout]}>
        <DataGrid
          label="Latest orders"
          rows={rows}
          columns={columns}
          rowHeight={36}
          columnHeaderHeight={44}
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ m: 0, overflow: 'auto', fontSize: 13 }}
      >
        {`<div style={{ ${getCode(LAYOUTS[layout])} }}>
  <DataGrid … />
</div>`}
      </Box>
    </Stack>
  );
}
