import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 110, filterable: false },
];

export default function UnfilterableColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Clean rivers"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'equals', value: 'clean' }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
