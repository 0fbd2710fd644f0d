import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110, editable: true },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'locked', headerName: 'Locked', type: 'boolean', width: 90 },
];

export default function LockedRows() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '& .locked': { color: 'text.secondary' },
      }}
    >
      <DataGrid
        aria-label="Beds"
        rows={beds}
        columns={columns}
        isCellEditable={({ row }) => !row.locked}
        getCellClassName={({ row }) => (row.locked ? 'locked' : '')}
        hideFooter
      />
    </Box>
  );
}
