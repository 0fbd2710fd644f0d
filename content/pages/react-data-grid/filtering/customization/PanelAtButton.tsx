import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridClasses,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        ref={setButton}
        variant="outlined"
        onClick={() => apiRef.current?.showFilterPanel()}
        sx={{ display: 'flex', width: 'fit-content', mb: 1, ml: 'auto' }}
      >
        Filter stations
      </Button>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stations"
          rows={rivers}
          columns={columns}
          slotProps={{
            panel: { target: button },
            filterPanel: {
              sx: {
                [`& .${gridClasses.filterForm}`]: { flexDirection: 'column' },
              },
              filterFormProps: {
                deleteIconProps: { sx: { alignSelf: 'flex-end' } },
                columnInputProps: { sx: { width: 240 } },
                operatorInputProps: { sx: { width: 240 } },
                valueInputProps: { sx: { width: 240 } },
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
