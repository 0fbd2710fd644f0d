import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  GridFooterContainer,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {matches} of {all} stations match
      </Typography>
    </GridFooterContainer>
  );
}

export default function MatchCount() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Stations"
        showToolbar
        rows={rivers}
        columns={columns}
        slots={{ footer: Footer }}
      />
    </Box>
  );
}
