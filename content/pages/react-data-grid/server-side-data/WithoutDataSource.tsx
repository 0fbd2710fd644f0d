import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { createServer } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function WithoutDataSource() {
  const [server] = React.useState(() => createServer());
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [result, setResult] = React.useState({
    rows: [] as Order[],
    rowCount: 0,
  });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    server
      .getRows({ paginationModel, sortModel, filterModel, start: 0, end: 0 })
      .then(({ rows, rowCount = 0 }) => {
        if (current) {
          setResult({ rows: rows as Order[], rowCount });
          setLoading(false);
        }
      });
    return () => {
      current = false;
    };
  }, [server, paginationModel, sortModel, filterModel]);

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        columns={columns}
        rows={result.rows}
        rowCount={result.rowCount}
        loading={loading}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => {
          setLoading(true);
          setPaginationModel(model);
        }}
        sortingMode="server"
        onSortModelChange={(model) => {
          setLoading(true);
          setSortModel(model);
        }}
        filterMode="server"
        onFilterModelChange={(model) => {
          setLoading(true);
          setFilterModel(model);
        }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
