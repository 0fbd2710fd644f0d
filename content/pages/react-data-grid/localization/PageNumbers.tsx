import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { dishes } from './menu';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

const number = new Intl.NumberFormat('de-CH');

const localeText: DataGridProps['localeText'] = {
  paginationRowsPerPage: 'Rows',
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number.format(from)} to ${number.format(to)} of ${number.format(count)}`,
};

export default function PageNumbers() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Menu"
        rows={dishes}
        columns={columns}
        localeText={localeText}
        paginationMode="server"
        rowCount={1284310}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
