import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

export default function FilterButtons() {
  const apiRef = useGridApiRef();
  const showShort = () =>
    apiRef.current?.upsertFilterItem({
      field: 'length',
      operator: '<',
      value: '90',
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button onClick={showShort}>Below 90 km</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          Clear
        </Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('country')}>
          Filter by country
        </Button>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Rivers"
          rows={rivers}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
