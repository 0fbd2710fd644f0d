import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'rep', headerName: 'Sales rep', width: 180 },
];

const EVERYTHING: GridFilterModel = { items: [] };

export default function ClickToFilter() {
  const [filterModel, setFilterModel] = React.useState(EVERYTHING);

  const filterBy = ({ field, value }: GridCellParams) =>
    setFilterModel({ items: [{ field, operator: 'equals', value }] });

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={filterModel.items.length === 0}
        onClick={() => setFilterModel(EVERYTHING)}
        sx={{ mb: 1 }}
      >
        Show all orders
      </Button>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          onCellClick={filterBy}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') {
              filterBy(params);
            }
          }}
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
