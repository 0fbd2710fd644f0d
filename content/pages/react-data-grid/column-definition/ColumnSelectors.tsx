import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  GridFooterContainer,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 160 },
  { field: 'river', headerName: 'River', width: 100 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
];

function ColumnCount() {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const defined = useGridSelector(apiRef, gridColumnDefinitionsSelector);

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ px: 2 }}>
        {visible.length} of {defined.length} columns shown
      </Typography>
    </GridFooterContainer>
  );
}

export default function ColumnSelectors() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Bridges"
        showToolbar
        rows={bridges}
        columns={columns}
        slots={{ footer: ColumnCount }}
        initialState={{ columns: { columnVisibilityModel: { length: false } } }}
      />
    </Box>
  );
}
