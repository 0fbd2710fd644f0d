import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  gridFilteredRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns, openOrders } from './columns';

// Native elements in `render`: no Material UI style competes with the utilities.
const button =
  'cursor-pointer rounded border-0 px-2 py-1 text-sm [font-family:inherit] font-medium hover:bg-slate-500/20 bg-transparent text-inherit';
const activeButton =
  'cursor-pointer rounded border-0 px-2 py-1 text-sm [font-family:inherit] font-medium bg-sky-800 text-white';

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar className="flex-none! flex-wrap! gap-2! bg-slate-500/10!">
      <div role="status" className="mx-1 min-w-[120px] flex-1">
        {matches} of {orders.length} orders
      </div>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }) => (
            <input
              {...slotProps?.htmlInput}
              ref={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Search"
              aria-label="Search orders"
              className="w-[130px] rounded border border-slate-500 bg-transparent px-3 py-2 text-inherit"
            />
          )}
        />
      </QuickFilter>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            render={
              <button
                type="button"
                className={state.filterCount > 0 ? activeButton : button}
              />
            }
          >
            Filters: {state.filterCount}
          </ToolbarButton>
        )}
      />
      <ColumnsPanelTrigger
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv
        options={{ fileName: 'orders' }}
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        Download
      </ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <div className="w-full" style={{ height: 480 }}>
      <DataGrid
        label="Orders"
        showToolbar
        slots={{ toolbar: OrderToolbar }}
        rows={orders}
        columns={columns}
        initialState={{ filter: { filterModel: openOrders } }}
      />
    </div>
  );
}
