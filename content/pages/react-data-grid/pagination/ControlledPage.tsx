import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { exhibits, type Exhibit } from './exhibits';

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Made in', width: 100 },
];

export default function ControlledPage() {
  const [paginationModel, setPaginationModel] =
    React.useState<GridPaginationModel>({
      page: 0,
      pageSize: 5,
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={paginationModel.page === 0}
        onClick={() => setPaginationModel({ ...paginationModel, page: 0 })}
      >
        Back to the first page
      </Button>
      <Box sx={{ height: 380 }}>
        <DataGrid
          aria-label="Exhibits"
          rows={exhibits}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
