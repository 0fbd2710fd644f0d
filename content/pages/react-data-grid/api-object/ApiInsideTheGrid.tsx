import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
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

function SortToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <ToolbarButton
        render={<Button />}
        onClick={() => apiRef.current.sortColumn('height', 'desc')}
      >
        Tallest first
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ApiInsideTheGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Plants"
        showToolbar
        slots={{ toolbar: SortToolbar }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
