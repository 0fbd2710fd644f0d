import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plant: 'Foxglove', height: 110 },
  { id: 2, plant: 'Thyme', height: 15 },
  { id: 3, plant: 'Hollyhock', height: 180 },
  { id: 4, plant: 'Violet', height: 12 },
];

// It could stand in another file: the ref is a prop like any other.
function FilterButtons({ apiRef }: Required<Pick<DataGridProps, 'apiRef'>>) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
      <Button onClick={() => apiRef.current?.setQuickFilterValues(['hock'])}>
        Find “hock”
      </Button>
      <Button onClick={() => apiRef.current?.setQuickFilterValues([])}>
        Show all
      </Button>
    </Stack>
  );
}

export default function SharedApi() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <FilterButtons apiRef={apiRef} />
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Plants"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
