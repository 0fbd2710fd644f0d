import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { exhibits, type Exhibit } from './exhibits';

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Made in', width: 100 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(280);

  return (
    <Box sx={{ width: '100%', minHeight: 460 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height"
        value={height}
        onChange={(_event, value: number | null) => value && setHeight(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={280}>280 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height }}>
        <DataGrid
          aria-label="Exhibits"
          rows={exhibits}
          columns={columns}
          autoPageSize
        />
      </Box>
    </Box>
  );
}
