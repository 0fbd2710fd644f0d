import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

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

export default function PreventDefault() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        // A double-click doesn't edit, but Enter still does.
        onCellDoubleClick={(_params, event) => {
          event.defaultMuiPrevented = true;
        }}
        hideFooter
      />
    </Box>
  );
}
