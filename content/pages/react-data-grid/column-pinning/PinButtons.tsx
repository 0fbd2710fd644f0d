import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'station', headerName: 'Station', width: 170 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'basin', headerName: 'Basin', width: 140 },
  { field: 'discharge', headerName: 'Discharge', type: 'number', width: 120 },
  { field: 'mean', headerName: 'Mean', type: 'number', width: 110 },
  { field: 'level', headerName: 'Level', type: 'number', width: 110 },
];

export default function PinButtons() {
  const apiRef = useGridApiRef();
  const pin = (side: GridPinnedColumnPosition) =>
    apiRef.current?.pinColumn('level', side);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => pin(GridPinnedColumnPosition.LEFT)}>
          Level to the left
        </Button>
        <Button onClick={() => pin(GridPinnedColumnPosition.RIGHT)}>
          Level to the right
        </Button>
        <Button onClick={() => apiRef.current?.unpinColumn('level')}>
          Unpin it
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Stations and levels"
          rows={rivers}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
