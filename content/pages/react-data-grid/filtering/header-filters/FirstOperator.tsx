import Box from '@mui/material/Box';
import {
  DataGridPro,
  getGridDateOperators,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

/** Moves an operator to the front of the list. */
function startWith<T extends { value: string }>(first: string, list: T[]) {
  return [
    ...list.filter(({ value }) => value === first),
    ...list.filter(({ value }) => value !== first),
  ];
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 240,
    filterOperators: startWith('>=', getGridNumericOperators()),
  },
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 190,
    filterOperators: startWith('onOrAfter', getGridDateOperators()),
  },
];

export default function FirstOperator() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter
      />
    </Box>
  );
}
