import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'string', width: 150 },
  { field: 'hours', headerName: 'number', type: 'number', width: 100 },
  { field: 'day', headerName: 'date', type: 'date', width: 110 },
  { field: 'start', headerName: 'dateTime', type: 'dateTime', width: 180 },
  { field: 'night', headerName: 'boolean', type: 'boolean', width: 100 },
  {
    field: 'lane',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: [
      { value: 'up', label: 'Upstream' },
      { value: 'down', label: 'Downstream' },
    ],
    width: 130,
  },
];

const rows = [
  {
    id: 1,
    task: 'Repaint railing',
    hours: 16,
    day: new Date(2025, 3, 7),
    start: new Date(2025, 3, 7, 9, 0),
    night: false,
    lane: 'up',
  },
  {
    id: 2,
    task: 'Replace bearing',
    hours: 30,
    day: new Date(2025, 3, 9),
    start: new Date(2025, 3, 9, 22, 0),
    night: true,
    lane: 'down',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        label="Works"
        showToolbar
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
