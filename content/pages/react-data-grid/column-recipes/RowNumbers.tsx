import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<RiverStation>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 70,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'level', headerName: 'Level', type: 'number', width: 110 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Numbered stations"
        rows={rivers}
        columns={columns}
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'level', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
