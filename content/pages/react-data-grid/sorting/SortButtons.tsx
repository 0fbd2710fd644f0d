import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'lit', headerName: 'First lit', type: 'date', width: 120 },
];

export default function SortButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.sortColumn('lit', 'asc')}>
          Oldest first
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>
          Original order
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Lighthouses by age"
          rows={lighthouses}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
