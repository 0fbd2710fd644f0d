import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  {
    field: 'plant',
    headerName: 'Crop, variety',
    flex: 1,
    minWidth: 180,
    editable: true,
    valueGetter: (_value, row) => `${row.crop}, ${row.variety}`,
    valueSetter: (value: string, row) => {
      const [crop = '', variety = ''] = value
        .split(',')
        .map((part) => part.trim());
      return { ...row, crop, variety };
    },
  },
  {
    field: 'variety',
    headerName: 'Variety',
    width: 140,
    editable: true,
    valueParser: (value: string) => value.replace(/\d/g, ''),
  },
];

export default function ParserAndSetter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Beds" rows={beds} columns={columns} hideFooter />
    </Box>
  );
}
