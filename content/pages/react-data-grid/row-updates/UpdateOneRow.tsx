import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'alarm', headerName: 'Alarm', width: 110 },
];

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          onClick={() =>
            apiRef.current?.updateRows([{ id: 2, level: 412, alarm: 'flood' }])
          }
        >
          Flood at Storfossen
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.updateRows([
              { id: 900, station: 'New weir', level: 330, alarm: 'high' },
            ])
          }
        >
          Add a station
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.updateRows([{ id: 36, _action: 'delete' }])
          }
        >
          Remove Sankt Veith
        </Button>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="River stations"
          rows={rivers}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'level', sort: 'desc' }] },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
