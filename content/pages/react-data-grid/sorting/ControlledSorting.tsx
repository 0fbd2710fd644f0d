import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'coast', headerName: 'Coast', width: 100 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'name', sort: 'asc' },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Sorted by:{' '}
        {sortModel.map(({ field, sort }) => `${field} ${sort}`).join(', ') ||
          'nothing'}
      </Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Lighthouses"
          rows={lighthouses}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
