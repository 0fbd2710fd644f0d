import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const COUNTRIES: Record<Sale['region'], string[]> = {
  North: ['Finland', 'Norway', 'Sweden'],
  East: ['Czechia', 'Poland', 'Romania'],
  South: ['Greece', 'Italy', 'Spain'],
  West: ['Belgium', 'France', 'Ireland'],
};
const ALL_COUNTRIES = Object.values(COUNTRIES).flat().sort();

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 150 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    width: 120,
    editable: true,
    valueOptions: Object.keys(COUNTRIES),
    // `null` if users cleared the cell.
    valueSetter: (value: Sale['region'] | null, row) => {
      const region = value ?? row.region;
      const fits = COUNTRIES[region].includes(row.country);
      return { ...row, region, country: fits ? row.country : '' };
    },
  },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    width: 140,
    editable: true,
    // The filter panel asks without a row.
    valueOptions: ({ row }) => (row ? COUNTRIES[row.region] : ALL_COUNTRIES),
  },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
];

export default function DependentSelects() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Sales by country" rows={sales} columns={columns} />
    </Box>
  );
}
