import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Exhibit } from './exhibits';
import { fetchAfter } from './server';

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Made in', width: 100 },
];

export default function CursorPages() {
  const [{ page, pageSize }, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const [rows, setRows] = React.useState<Exhibit[]>([]);
  const [hasNextPage, setHasNextPage] = React.useState(true);
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
          setHasNextPage(result.hasNextPage);
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
        height: 380,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Exhibits by cursor"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={-1}
        estimatedRowCount={20}
        paginationMeta={{ hasNextPage }}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={handleChange}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
