import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 160 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} m`,
  },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) =>
      value === undefined ? '' : percent.format(value),
  },
];

export default function FormattedValue() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Bridges"
        rows={bridges}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
