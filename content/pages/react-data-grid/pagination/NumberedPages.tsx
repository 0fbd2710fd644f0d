import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  {
    field: 'counterparty',
    headerName: 'Counterparty',
    flex: 1,
    minWidth: 170,
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of transactions"
      color="primary"
      count={count}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Transactions"
        rows={transactions}
        columns={columns}
        slots={{ pagination: PageNumbers }}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        pageSizeOptions={[20]}
      />
    </Box>
  );
}
