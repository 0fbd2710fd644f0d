import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

// A small gap between rows, and none above the first.
const getRowSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 8,
});

export default function SpacedRows() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-row': { bgcolor: 'action.hover' },
        '& .MuiDataGrid-row .MuiDataGrid-cell': { borderTop: 'none' },
      }}
    >
      <DataGrid
        label="Transactions with spacing"
        rows={transactions}
        columns={columns}
        getRowSpacing={getRowSpacing}
      />
    </Box>
  );
}
