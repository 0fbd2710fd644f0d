import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 110 },
];

export default function SortedGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Works"
        rows={works}
        columns={columns}
        groupingColDef={{
          mainGroupingCriteria: 'district',
          headerName: 'Group',
          width: 200,
        }}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['city', 'district'] },
          sorting: {
            sortModel: [
              { field: '__row_group_by_columns_group__', sort: 'desc' },
            ],
          },
          columns: { columnVisibilityModel: { city: false, district: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
