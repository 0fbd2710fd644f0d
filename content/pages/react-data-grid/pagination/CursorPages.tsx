import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
  type GridPaginationMeta,
  type GridPaginationModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { Transaction } from '#data/transactions';
import { fetchAfter } from './server';

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

export default function CursorPages() {
  const apiRef = useGridApiRef();
  const [bookmark, setBookmark] = React.useState<GridInitialState>();
  const [{ page, pageSize }, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 20,
  });
  const [rows, setRows] = React.useState<Transaction[]>([]);
  const [paginationMeta, setPaginationMeta] =
    React.useState<GridPaginationMeta>({ hasNextPage: true });
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');
  const cursors = React.useRef(new Map<number, number | null>([[0, null]]));

  React.useEffect(() => {
    const request = new AbortController();
    fetchAfter(cursors.current.get(page) ?? null, pageSize, request.signal)
      .then(
        (result) => {
          cursors.current.set(page + 1, result.rows.at(-1)?.id ?? null);
          setRows(result.rows);
          setPaginationMeta({ hasNextPage: result.hasNextPage });
        },
        (reason: Error) => setError(reason.message),
      )
      .finally(() => setLoading(false));
    return () => request.abort();
  }, [page, pageSize]);

  const handleChange = (model: GridPaginationModel) => {
    // Allow the next page only once its cursor is known.
    if (cursors.current.has(model.page)) {
      setLoading(true);
      setPaginationModel(model);
    }
  };

  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setBookmark(apiRef.current?.exportState())}>
          Bookmark this page
        </Button>
        <Button
          disabled={!bookmark}
          onClick={() => bookmark && apiRef.current?.restoreState(bookmark)}
        >
          Go to bookmark
        </Button>
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        apiRef={apiRef}
        aria-label="Transactions by cursor"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={rowCount}
        // Called with the final number once the last page is known.
        onRowCountChange={setRowCount}
        estimatedRowCount={180}
        paginationMeta={paginationMeta}
        // Called when the bookmark is restored.
        onPaginationMetaChange={setPaginationMeta}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={handleChange}
        pageSizeOptions={[20]}
      />
    </Box>
  );
}
