import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  {
    field: 'bookedOn',
    headerName: 'Booked',
    type: 'date',
    width: 120,
    // Two Date objects are never equal, but their numbers are.
    rowSpanValueGetter: (value: Date) => value.getTime(),
  },
  {
    field: 'counterparty',
    headerName: 'Counterparty',
    flex: 1,
    minWidth: 180,
    rowSpanValueGetter: () => null,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

export default function SameDay() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Transactions by day"
        rows={transactions}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
      />
    </Box>
  );
}
