import Box from '@mui/material/Box';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { status: false } },
  density: 'compact',
  filter: {
    filterModel: {
      items: [{ field: 'status', operator: 'is', value: 'shipped' }],
    },
  },
  pagination: { paginationModel: { pageSize: 25 } },
  sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] },
};

export default function StartingState() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Shipped orders"
        showToolbar
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[25, 50, 100]}
      />
    </Box>
  );
}
