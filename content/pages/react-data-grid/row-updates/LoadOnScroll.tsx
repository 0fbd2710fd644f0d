import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import type { Order } from '#data/orders';
import { getOrders } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

const dataSource: GridDataSource = { getRows: getOrders };

export default function LoadOnScroll() {
  const [error, setError] = React.useState('');

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        disableColumnFilter
        onDataSourceError={(reason) => setError(reason.message)}
        initialState={{
          pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
        }}
        hideFooter
      />
    </Box>
  );
}
