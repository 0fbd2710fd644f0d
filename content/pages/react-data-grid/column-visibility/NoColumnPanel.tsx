import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: GridColDef<Hive>[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 110 },
  { field: 'queen', headerName: 'Queen', width: 100 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'mites', headerName: 'Mites', type: 'number', width: 90 },
];

export default function NoColumnPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Hives"
        showToolbar
        rows={hives}
        columns={columns}
        disableColumnSelector
        hideFooter
      />
    </Box>
  );
}
