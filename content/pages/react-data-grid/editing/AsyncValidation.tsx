import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const KNOWN_CROPS = new Set([
  'Bean',
  'Beet',
  'Carrot',
  'Leek',
  'Onion',
  'Tomato',
]);

// A stand-in for a request to your server.
const isKnownCrop = (crop: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(KNOWN_CROPS.has(crop)), 400);
  });

const columns: GridColDef<Bed>[] = [
  {
    field: 'crop',
    headerName: 'Crop',
    flex: 1,
    minWidth: 120,
    editable: true,
    preProcessEditCellProps: async ({
      props,
      row,
    }: GridPreProcessEditCellProps) => ({
      ...props,
      error:
        props.value !== row.crop && !(await isKnownCrop(String(props.value))),
    }),
  },
  { field: 'plants', headerName: 'Plants', type: 'number', width: 100 },
];

export default function AsyncValidation() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '& .Mui-error': { color: 'error.main' },
      }}
    >
      <DataGrid aria-label="Beds" rows={beds} columns={columns} hideFooter />
    </Box>
  );
}
