import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEvents,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plant: 'Foxglove', height: 110 },
  { id: 2, plant: 'Thyme', height: 15 },
  { id: 3, plant: 'Hollyhock', height: 180 },
  { id: 4, plant: 'Violet', height: 12 },
];

const EVENTS = [
  'cellClick',
  'cellDoubleClick',
  'cellKeyDown',
  'cellEditStart',
  'cellEditStop',
  'rowClick',
  'rowSelectionChange',
  'columnHeaderClick',
  'columnWidthChange',
  'sortModelChange',
  'filterModelChange',
  'columnVisibilityModelChange',
  'menuOpen',
  'menuClose',
  'preferencePanelOpen',
  'preferencePanelClose',
] satisfies GridEvents[];

export default function EventConsole() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  React.useEffect(() => {
    const stops = EVENTS.map((name) =>
      apiRef.current?.subscribeEvent(name, () => {
        setLog((lines) => [name, ...lines].slice(0, 30));
      }),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Plants"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Button onClick={() => setLog([])} sx={{ mt: 1 }}>
        Clear
      </Button>
      <Box
        component="pre"
        role="log"
        aria-label="Events, newest first"
        tabIndex={0}
        sx={{ height: 130, overflow: 'auto', m: 0 }}
      >
        {log.join('\n') || 'Click, type, sort or resize above.'}
      </Box>
    </Box>
  );
}
