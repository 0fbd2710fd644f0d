import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

export default function UrlState() {
  // In an app, use the search parameters of your router instead.
  const [search, setSearch] = React.useState('sort=total.desc&page=2');
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const words = params.get('q') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);

  // One event can change two models, so each update starts from the newest URL.
  const update = (name: string, value: string) =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      if (value) next.set(name, value);
      else next.delete(name);
      return next.toString();
    });

  const sortModel = React.useMemo<GridSortModel>(() => {
    const [field, direction] = sort.split('.');
    return field
      ? [{ field, sort: direction === 'desc' ? 'desc' : 'asc' }]
      : [];
  }, [sort]);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: words ? words.split(' ') : [] }),
    [words],
  );
  const paginationModel = React.useMemo(
    () => ({ page: page - 1, pageSize: 10 }),
    [page],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        fullWidth
        size="small"
        label="URL"
        value={`/orders?${search}`}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mb: 2 }}
      />
      <Box sx={{ height: 460 }}>
        <DataGrid
          label="Orders"
          showToolbar
          disableColumnFilter
          rows={orders}
          columns={columns}
          pageSizeOptions={[10]}
          sortModel={sortModel}
          onSortModelChange={([rule]) =>
            update('sort', rule ? `${rule.field}.${rule.sort}` : '')
          }
          filterModel={filterModel}
          onFilterModelChange={({ quickFilterValues = [] }) =>
            update('q', quickFilterValues.join(' '))
          }
          paginationModel={paginationModel}
          onPaginationModelChange={(model) =>
            update('page', model.page > 0 ? String(model.page + 1) : '')
          }
        />
      </Box>
    </Box>
  );
}
