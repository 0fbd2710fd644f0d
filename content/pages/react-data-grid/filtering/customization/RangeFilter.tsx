import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import { between } from './between';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 160,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

export default function RangeFilter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'level',
                  operator: 'between',
                  value: ['100', '200'],
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
