import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { products } from '#data/products';
import { columns } from './columns';

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', gap: 8 }}>
      <FilterPanelTrigger
        render={(props, { open, filterCount }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                variant={open || filterCount > 0 ? 'contained' : 'outlined'}
                startIcon={<FilterListIcon />}
              />
            }
          >
            {filterCount === 0 ? 'Filter' : `Filters: ${filterCount}`}
          </ToolbarButton>
        )}
      />
      {items.map((item) => (
        <Chip
          key={item.id}
          size="small"
          label={`${apiRef.current.getColumn(item.field).headerName} ${item.operator} ${item.value ?? ''}`}
          onDelete={(event: React.SyntheticEvent) => {
            // The chip is about to disappear, so the focus needs another place.
            const bar = event.currentTarget.closest('[role="toolbar"]');
            bar?.querySelector('button')?.focus();
            apiRef.current.deleteFilterItem(item);
          }}
        />
      ))}
    </Toolbar>
  );
}

export default function FilterChips() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPro
        label="Products"
        density="compact"
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rating', operator: '>=', value: '4.5' },
                { id: 2, field: 'stock', operator: '<', value: '20' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
