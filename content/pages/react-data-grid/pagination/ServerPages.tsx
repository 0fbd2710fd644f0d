import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Transaction } from '#data/transactions';
import { fetchPage } from './server';

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

export default function ServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 20,
  });
  const [{ rows, rowCount }, setResult] = React.useState<{
    rows: Transaction[];
    rowCount: number;
  }>({
    rows: [],
    rowCount: 0,
  });
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    const request = new AbortController();
    fetchPage(paginationModel.page, paginationModel.pageSize, request.signal)
      .then(setResult, (reason: Error) => setError(reason.message))
      .finally(() => setLoading(false));
    return () => request.abort();
  }, [paginationModel]);

  return (
    <Box
      sx={{
        height: 440,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Transactions from a server"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={rowCount}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => {
          setLoading(true);
          setPaginationModel(model);
        }}
        pageSizeOptions={[20, 50]}
      />
    </Box>
  );
}
