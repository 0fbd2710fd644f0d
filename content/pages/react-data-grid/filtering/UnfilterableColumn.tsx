import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 130 },
  { field: 'alarm', headerName: 'Alarm', width: 110, filterable: false },
];

export default function UnfilterableColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Stations without an alarm"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'alarm', operator: 'equals', value: 'normal' }],
            },
          },
        }}
      />
    </Box>
  );
}
