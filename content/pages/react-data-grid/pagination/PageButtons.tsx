import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
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

export default function PageButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.setPage(2)}>Go to page 3</Button>
        <Button onClick={() => apiRef.current?.setPageSize(50)}>
          50 per page
        </Button>
      </Stack>
      <Box sx={{ height: 440 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Transactions"
          rows={transactions}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          pageSizeOptions={[20, 50]}
        />
      </Box>
    </Box>
  );
}
