import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { Sensor } from './sensors';
import { fetchPage, rowCount } from './server';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

export default function ServerSelection() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 10 });
  const [rows, setRows] = React.useState<Sensor[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['S-02', 'S-07']),
  });

  React.useEffect(() => {
    const request = new AbortController();
    fetchPage(model.page, model.pageSize, request.signal)
      .then(setRows, (reason: Error) => setError(reason.message))
      .finally(() => setLoading(false));
    return () => request.abort();
  }, [model]);

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        aria-label="Sensors from a server"
        rows={rows}
        columns={columns}
        loading={loading}
        checkboxSelection
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        paginationMode="server"
        rowCount={rowCount}
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setLoading(true);
          setModel(next);
        }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}
