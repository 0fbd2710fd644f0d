import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'basin', headerName: 'Basin', width: 140 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
  { field: 'kilometer', headerName: 'At (km)', type: 'number', width: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 130 },
  { field: 'change', headerName: 'Change (cm)', type: 'number', width: 140 },
  { field: 'discharge', headerName: 'Flow', type: 'number', width: 120 },
  { field: 'alarm', headerName: 'Alarm', width: 120 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const context = useGridSelector(apiRef, gridRenderContextSelector);

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ px: 2 }}>
        {`Rendered: rows ${context.firstRowIndex + 1} to ${context.lastRowIndex}, `}
        {`columns ${context.firstColumnIndex + 1} to ${context.lastColumnIndex}`}
      </Typography>
    </GridFooterContainer>
  );
}

export default function RenderedRange() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="River stations"
        rows={rivers}
        columns={columns}
        slots={{ footer: Footer }}
      />
    </Box>
  );
}
