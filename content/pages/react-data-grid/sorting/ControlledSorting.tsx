import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'basin', headerName: 'Basin', width: 120 },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'station', sort: 'asc' },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Sorted by:{' '}
        {sortModel.map(({ field, sort }) => `${field} ${sort}`).join(', ') ||
          'nothing'}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="River stations"
          rows={rivers}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
