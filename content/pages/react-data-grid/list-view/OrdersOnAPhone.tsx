import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from '#data/orders';
import { columns, listViewColumn } from './columns';

export default function OrdersOnAPhone() {
  const [view, setView] = React.useState('list');
  const list = view === 'list';

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, value: string | null) => value && setView(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 520, width: '100%', maxWidth: list ? 420 : 'none' }}>
        <DataGridPro
          label="Orders"
          showToolbar
          rows={orders}
          columns={columns}
          listView={list}
          listViewColumn={listViewColumn}
          rowHeight={list ? 72 : 52}
        />
      </Box>
    </Stack>
  );
}
