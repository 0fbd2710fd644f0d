import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { exhibits, type Exhibit } from './exhibits';

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Made in', width: 100 },
];

export default function PageSizeOptions() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Exhibits"
        rows={exhibits}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />
    </Box>
  );
}
