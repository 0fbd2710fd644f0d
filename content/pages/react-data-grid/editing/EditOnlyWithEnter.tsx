import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120, editable: true },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function EditOnlyWithEnter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Beds"
        rows={beds}
        columns={columns}
        onCellEditStart={(params, event) => {
          // A stray letter or Delete does not start editing.
          if (
            params.reason === GridCellEditStartReasons.printableKeyDown ||
            params.reason === GridCellEditStartReasons.deleteKeyDown
          ) {
            event.defaultMuiPrevented = true;
          }
        }}
        onCellEditStop={(params, event) => {
          // A click elsewhere does not end it.
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </Box>
  );
}
