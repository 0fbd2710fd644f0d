import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'coast', headerName: 'Coast', width: 110 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, coast: 'North', port: 'Ardrey', level: 3.8 },
  { id: 2, coast: 'North', port: 'Borrik', level: 4.6 },
  { id: 3, coast: 'South', port: 'Culver Bay', level: 2.9 },
  { id: 4, coast: 'South', port: 'Dunmoor', level: 5.2 },
];

export default function RowGroupColors() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .group': { bgcolor: 'action.hover', fontWeight: 600 },
      }}
    >
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Tides by coast"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        getRowClassName={({ id }) =>
          apiRef.current?.getRowNode(id)?.type === 'group' ? 'group' : ''
        }
        initialState={{
          rowGrouping: { model: ['coast'] },
          columns: { columnVisibilityModel: { coast: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
