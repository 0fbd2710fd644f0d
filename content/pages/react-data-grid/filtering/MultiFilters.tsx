import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

export default function MultiFilters() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Long or French rivers"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'length', operator: '>', value: '250' },
                {
                  id: 2,
                  field: 'country',
                  operator: 'equals',
                  value: 'France',
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
