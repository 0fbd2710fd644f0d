import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
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
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'rep', headerName: 'Sales rep', width: 160 },
];

const FIELDS = new Set(['customer', 'country', 'rep']);

export default function FilterByCell() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [item] = filterModel.items;

  const filterBy = ({ field, value }: GridCellParams) => {
    if (FIELDS.has(field)) {
      setFilterModel({ items: [{ id: 1, field, operator: 'equals', value }] });
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ minHeight: 40, typography: 'body2' }}>
        {item?.value ? (
          <Chip
            label={item.value}
            onDelete={() => setFilterModel({ items: [] })}
          />
        ) : (
          'Click a customer, a country, or a sales rep.'
        )}
      </Box>
      <Box sx={{ height: 420 }}>
        <DataGrid
          aria-label="Orders"
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
