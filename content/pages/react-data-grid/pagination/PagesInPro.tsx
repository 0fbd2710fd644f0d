import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { exhibits, type Exhibit } from './exhibits';

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Made in', width: 100 },
];

export default function PagesInPro() {
  const [pagination, setPagination] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pages"
        control={
          <Switch
            checked={pagination}
            onChange={(event) => setPagination(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Exhibits"
          rows={exhibits}
          columns={columns}
          pagination={pagination}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 20]}
        />
      </Box>
    </Box>
  );
}
