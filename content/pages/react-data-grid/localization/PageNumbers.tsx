import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
];

// The first page of a large database.
const firstPage = orders.slice(0, 100);

const number = new Intl.NumberFormat('de-CH');

const localeText: DataGridProps['localeText'] = {
  paginationRowsPerPage: 'Rows',
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number.format(from)} to ${number.format(to)} of ${number.format(count)}`,
};

export default function PageNumbers() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={firstPage}
        columns={columns}
        localeText={localeText}
        paginationMode="server"
        rowCount={1284310}
      />
    </Box>
  );
}
