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
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {matches} of {all} rivers match
      </Typography>
    </GridFooterContainer>
  );
}

export default function MatchCount() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Rivers"
        showToolbar
        rows={rivers}
        columns={columns}
        slots={{ footer: Footer }}
      />
    </Box>
  );
}
