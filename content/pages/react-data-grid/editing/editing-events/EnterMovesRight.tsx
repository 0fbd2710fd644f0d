import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Rep', flex: 1, minWidth: 130 },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'returns',
    headerName: 'Returns',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 110,
    editable: true,
  },
];

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Sales"
        apiRef={apiRef}
        rows={sales}
        columns={columns}
        onCellEditStop={({ id, field, reason }, event) => {
          if (reason === GridCellEditStopReasons.enterKeyDown) {
            event.defaultMuiPrevented = true;
            apiRef.current?.stopCellEditMode({
              id,
              field,
              cellToFocusAfter: 'right',
            });
          }
        }}
        hideFooter
      />
    </Box>
  );
}
