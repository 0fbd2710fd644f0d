import type { CSSProperties } from 'react';
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
import './FilterChips.css';

// Only for screen readers.
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar className="filter-toolbar">
      <FilterPanelTrigger
        render={(props, { open, filterCount }) => (
          <ToolbarButton
            {...props}
            className={open || filterCount > 0 ? 'filter-toolbar-active' : ''}
            render={<button type="button" />}
          >
            {filterCount === 0 ? 'Filter' : `Filters: ${filterCount}`}
          </ToolbarButton>
        )}
      />
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className="filter-toolbar-chip"
          onClick={(event) => {
            // The chip is about to disappear, so the focus needs another place.
            const bar = event.currentTarget.closest('[role="toolbar"]');
            bar?.querySelector('button')?.focus();
            apiRef.current.deleteFilterItem(item);
          }}
        >
          {`${apiRef.current.getColumn(item.field).headerName} ${item.operator} ${item.value ?? ''}`}{' '}
          <span aria-hidden="true">×</span>
          <span style={hidden}>, remove</span>
        </button>
      ))}
    </Toolbar>
  );
}

export default function FilterChips() {
  return (
    <div style={{ height: 480, width: '100%' }}>
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
    </div>
  );
}
