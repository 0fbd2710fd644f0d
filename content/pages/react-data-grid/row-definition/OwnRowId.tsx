import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hut {
  code: string;
  name: string;
  beds: number;
}

const columns: GridColDef<Hut>[] = [
  { field: 'code', headerName: 'Code', width: 90 },
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const huts: Hut[] = [
  { code: 'GLK', name: 'Glacier Hut', beds: 46 },
  { code: 'SEE', name: 'Lake Refuge', beds: 18 },
  { code: 'TOR', name: 'Tor Bivouac', beds: 6 },
];

// Outside the component, so that its reference stays the same.
const getRowId = (hut: Hut) => hut.code;

export default function OwnRowId() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Huts"
        rows={huts}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
