import WindIcon from '@mui/icons-material/Air';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { energy, type EnergyMonth } from '#data/energy';

const columns: GridColDef<EnergyMonth>[] = [
  { field: 'month', headerName: 'Month', type: 'date', flex: 1, minWidth: 110 },
  {
    field: 'solar',
    headerName: 'Solar',
    type: 'number',
    flex: 1,
    minWidth: 90,
  },
  { field: 'wind', headerName: 'Wind', type: 'number', flex: 1, minWidth: 90 },
  {
    field: 'hydro',
    headerName: 'Hydro',
    type: 'number',
    flex: 1,
    minWidth: 90,
  },
  { field: 'gas', headerName: 'Gas', type: 'number', flex: 1, minWidth: 90 },
  {
    field: 'imports',
    headerName: 'Imports',
    type: 'number',
    flex: 1,
    minWidth: 100,
  },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'renewable',
    headerClassName: 'renewable',
    renderHeaderGroup: () => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <WindIcon fontSize="small" /> Renewable
      </Box>
    ),
    // Exports use this name.
    headerName: 'Renewable',
    children: [{ field: 'solar' }, { field: 'wind' }, { field: 'hydro' }],
  },
  {
    groupId: 'other',
    headerName: 'Other',
    description: 'Gas plants and electricity from abroad',
    headerAlign: 'center',
    children: [{ field: 'gas' }, { field: 'imports' }],
  },
];

export default function GroupHeaderLook() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-columnHeader.renewable': {
          borderTop: 3,
          borderColor: 'success.main',
        },
      }}
    >
      <DataGrid
        label="Electricity by source"
        rows={energy}
        getRowId={(row) => row.month.getTime()}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
