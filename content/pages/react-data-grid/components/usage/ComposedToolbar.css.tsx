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
import './ComposedToolbar.css';

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar className="order-toolbar">
      <div role="status" className="order-toolbar-count">
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
              className="order-toolbar-search"
            />
          )}
        />
      </QuickFilter>
      <FilterPanelTrigger
        className={(state) =>
          state.filterCount > 0 ? 'order-toolbar-active' : ''
        }
        render={(props, state) => (
          <ToolbarButton {...props} render={<button type="button" />}>
            Filters: {state.filterCount}
          </ToolbarButton>
        )}
      />
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<button type="button" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv
        options={{ fileName: 'orders' }}
        render={<ToolbarButton render={<button type="button" />} />}
      >
        Download
      </ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <div style={{ height: 480, width: '100%' }}>
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
