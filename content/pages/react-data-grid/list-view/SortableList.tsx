import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { orders } from '#data/orders';
import { columns, listViewColumn } from './columns';

const sortings: Record<string, GridSortModel> = {
  'Newest first': [{ field: 'orderedAt', sort: 'desc' }],
  'Oldest first': [{ field: 'orderedAt', sort: 'asc' }],
  Customer: [{ field: 'customer', sort: 'asc' }],
  Status: [
    { field: 'status', sort: 'asc' },
    { field: 'orderedAt', sort: 'desc' },
  ],
};

export default function SortableList() {
  const [sorting, setSorting] = React.useState('Newest first');

  return (
    <Box sx={{ mx: 'auto', width: '100%', maxWidth: 420 }}>
      <TextField
        select
        fullWidth
        size="small"
        label="Sort by"
        value={sorting}
        onChange={(event) => setSorting(event.target.value)}
        sx={{ mb: 2 }}
      >
        {Object.keys(sortings).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Sorted orders"
          rows={orders}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          rowHeight={72}
          sortModel={sortings[sorting]}
        />
      </Box>
    </Box>
  );
}
