import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { toUrl } from './query';
import { createServer } from './server';
import { useOrders } from './useOrders';

export default function OptionsFromServer() {
  const [server] = React.useState(() => createServer());
  const [countries, setCountries] = React.useState<string[]>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const { rows, loading } = useOrders(server, toUrl(filterModel, 0, 500));

  React.useEffect(() => {
    const request = new AbortController();
    // Without the options, the select stays empty and the rest still works.
    server.fetchCountries(request.signal).then(setCountries, () => undefined);
    return () => request.abort();
  }, [server]);

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 110 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
      {
        field: 'country',
        headerName: 'Country',
        type: 'singleSelect',
        valueOptions: countries,
        width: 140,
      },
    ],
    [countries],
  );

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
