import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';
import { createServer } from './server';

export default function AddAndDelete() {
  const apiRef = useGridApiRef();
  const added = React.useRef(0);
  const [selected, setSelected] = React.useState<GridRowId | null>(null);
  const [status, setStatus] = React.useState('Select an order to delete it.');
  const [server] = React.useState(() => createServer());
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: server.getRows,
  }));

  const change = async (request: Promise<void>, message: string) => {
    try {
      await request;
      apiRef.current?.dataSource.cache.clear();
      apiRef.current?.dataSource.fetchRows();
      setStatus(message);
    } catch (error) {
      setStatus(String(error));
    }
  };

  const add = () => {
    added.current += 1;
    const id = `SO-${25000 + added.current}`;
    change(server.addRow({ ...orders[0], id, status: 'new' }), `Added ${id}.`);
  };

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="contained" onClick={add}>
          New order
        </Button>
        <Button
          disabled={selected === null}
          onClick={() => {
            if (selected === null) return;
            change(server.removeRow(selected), `Deleted ${selected}.`);
          }}
        >
          Delete
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          density="compact"
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          onRowSelectionModelChange={({ ids }) =>
            setSelected([...ids][0] ?? null)
          }
          pageSizeOptions={[8]}
          initialState={{
            pagination: { paginationModel: { pageSize: 8 }, rowCount: 0 },
            sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}
