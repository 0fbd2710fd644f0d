import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const money = (value: number, { currency }: Transaction) =>
  value.toLocaleString('en-US', { style: 'currency', currency });

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 120 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: money,
    cellClassName: ({ value }) => (Number(value) > 0 ? 'income' : ''),
  },
  {
    field: 'balance',
    headerName: 'Balance',
    type: 'number',
    width: 130,
    valueFormatter: money,
  },
];

export default function StatementPages() {
  return (
    <Box
      sx={{
        height: 520,
        width: '100%',
        '& .income': { color: 'success.main', fontWeight: 600 },
      }}
    >
      <DataGrid
        aria-label="Bank statement"
        rows={transactions}
        columns={columns}
        rowHeight={40}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[10, 25, 50, { value: -1, label: 'All' }]}
        slotProps={{
          basePagination: {
            material: { showFirstButton: true, showLastButton: true },
          },
        }}
      />
    </Box>
  );
}
