import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
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
        aria-label="Stations by country"
        rows={rivers}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        getRowClassName={({ id }) =>
          apiRef.current?.getRowNode(id)?.type === 'group' ? 'group' : ''
        }
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
