import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const reading = {
  type: 'number',
  width: 130,
  renderCell: ({ value, formattedValue }: GridRenderCellParams) =>
    value === null ? 'No reading' : formattedValue,
} as const;

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'level', headerName: 'Level', ...reading },
  { field: 'discharge', headerName: 'Discharge', ...reading },
  { field: 'temperature', headerName: 'Temperature', ...reading },
];

export default function EmptyCells() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .missing': { color: 'text.secondary', fontStyle: 'italic' },
      }}
    >
      <DataGrid
        label="Readings"
        rows={rivers}
        columns={columns}
        getCellClassName={({ value }) => (value === null ? 'missing' : '')}
        initialState={{
          sorting: { sortModel: [{ field: 'level', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
