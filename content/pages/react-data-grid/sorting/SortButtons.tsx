import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'kilometer', headerName: 'Kilometer', type: 'number', width: 120 },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function SortButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.sortColumn('kilometer', 'asc')}>
          Nearest to the source
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>
          Original order
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stations by kilometer"
          rows={rivers}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
