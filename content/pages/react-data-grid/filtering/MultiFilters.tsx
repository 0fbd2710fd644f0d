import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

export default function MultiFilters() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
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
                { id: 1, field: 'length', operator: '>', value: '110' },
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
        hideFooter
      />
    </Box>
  );
}
