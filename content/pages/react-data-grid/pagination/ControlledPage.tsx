import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
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

export default function ControlledPage() {
  const [paginationModel, setPaginationModel] =
    React.useState<GridPaginationModel>({
      page: 0,
      pageSize: 20,
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={paginationModel.page === 0}
        onClick={() => setPaginationModel({ ...paginationModel, page: 0 })}
      >
        Back to the first page
      </Button>
      <Box sx={{ height: 440 }}>
        <DataGrid
          aria-label="Transactions"
          rows={transactions}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[20, 50]}
        />
      </Box>
    </Box>
  );
}
