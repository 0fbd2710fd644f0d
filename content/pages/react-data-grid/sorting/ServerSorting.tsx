import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import type { RiverStation } from '#data/rivers';
import { fetchSorted } from './server';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<RiverStation[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    const request = new AbortController();
    fetchSorted(sortModel, request.signal)
      .then(setRows, (reason: Error) => setError(reason.message))
      .finally(() => setLoading(false));
    return () => request.abort();
  }, [sortModel]);

  return (
    <Box
      sx={{
        height: 400,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Stations from a server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setLoading(true);
          setSortModel(model);
        }}
        hideFooter
      />
    </Box>
  );
}
