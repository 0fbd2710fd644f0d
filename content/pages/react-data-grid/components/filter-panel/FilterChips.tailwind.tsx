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

// Native elements in `render`: no Material UI style competes with the utilities.
const button =
  'cursor-pointer rounded border border-slate-500 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20';
const activeButton =
  'cursor-pointer rounded border border-sky-800 bg-sky-800 px-2 py-1 text-sm [font-family:inherit] font-medium text-white';

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
    <Toolbar className="flex-none! flex-wrap! gap-2!">
      <FilterPanelTrigger
        render={(props, { open, filterCount }) => (
          <ToolbarButton
            {...props}
            render={
              <button
                type="button"
                className={open || filterCount > 0 ? activeButton : button}
              />
            }
          >
            {filterCount === 0 ? 'Filter' : `Filters: ${filterCount}`}
          </ToolbarButton>
        )}
      />
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={button}
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
    <div className="w-full" style={{ height: 480 }}>
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
