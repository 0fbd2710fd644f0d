import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'wind', headerName: 'Wind (kn)', type: 'number', width: 110 },
  { field: 'gust', headerName: 'Gust (kn)', type: 'number', width: 110 },
];

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          onClick={() => apiRef.current?.updateRows([{ id: 4, wind: 40 }])}
        >
          Storm at the dam
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.updateRows([
              { id: 5, station: 'Summit', wind: 33, gust: 51 },
            ])
          }
        >
          Add summit
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.updateRows([{ id: 3, _action: 'delete' }])
          }
        >
          Remove airfield
        </Button>
      </Stack>
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Wind"
          rows={stations}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
