import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// As it comes from a JSON API: dates and amounts are strings, flags are 0 and 1.
const rows = [
  {
    id: 1,
    bridge: 'Old Mill Bridge',
    visited: '2025-03-14',
    cost: '1840.50',
    closed: 0,
  },
  {
    id: 2,
    bridge: 'Railway Viaduct',
    visited: '2024-11-02',
    cost: '920.00',
    closed: 0,
  },
  {
    id: 3,
    bridge: 'Harbor Footbridge',
    visited: null,
    cost: '15300.75',
    closed: 1,
  },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150 },
  {
    field: 'visited',
    headerName: 'Visited',
    type: 'date',
    width: 120,
    valueGetter: (value: string | null) =>
      value && new Date(`${value}T00:00:00`),
  },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 110,
    valueGetter: (value: string) => Number(value),
  },
  {
    field: 'closed',
    headerName: 'Closed',
    type: 'boolean',
    width: 90,
    valueGetter: (value: number) => value === 1,
  },
];

export default function ConvertedTypes() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Visits" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
