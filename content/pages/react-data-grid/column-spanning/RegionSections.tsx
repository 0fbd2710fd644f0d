import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

interface Section {
  id: string;
  section: string;
  units: number;
  revenue: number;
}

const sum = (rows: Sale[], field: 'units' | 'revenue') =>
  rows.reduce((total, row) => total + row[field], 0);

const REGIONS: Sale['region'][] = ['North', 'West', 'South', 'East'];
const rows: (Sale | Section)[] = REGIONS.flatMap((region) => {
  const items = sales.filter((sale) => sale.region === region);
  const section = {
    id: region,
    section: `${region} (${items.length} sales)`,
    units: sum(items, 'units'),
    revenue: sum(items, 'revenue'),
  };
  return [section, ...items];
});

const columns: GridColDef<Sale | Section>[] = [
  {
    field: 'rep',
    headerName: 'Sold by',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => ('section' in row ? row.section : row.rep),
    colSpan: (_value, row) => ('section' in row ? 3 : 1),
  },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'line', headerName: 'Product line', width: 120 },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
];

export default function RegionSections() {
  return (
    <Box
      sx={{
        height: 460,
        width: '100%',
        '& .section': { fontWeight: 700, bgcolor: 'action.hover' },
      }}
    >
      <DataGrid
        label="Sales in sections"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => ('section' in row ? 'section' : '')}
        isRowSelectable={({ row }) => !('section' in row)}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
