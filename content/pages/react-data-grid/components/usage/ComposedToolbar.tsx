import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  gridClasses,
  gridFilteredRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns, openOrders } from './columns';

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar>
      <Box role="status" sx={{ flex: 1, minWidth: 120, mx: 0.5 }}>
        {matches} of {orders.length} orders
      </Box>
      <QuickFilter expanded>
        <QuickFilterControl
          placeholder="Search"
          size="small"
          render={({ ref, slotProps, ...control }) => (
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search orders',
                },
              }}
              sx={{ width: 130 }}
            />
          )}
        />
      </QuickFilter>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                variant={state.filterCount > 0 ? 'contained' : 'text'}
              />
            }
          >
            Filters: {state.filterCount}
          </ToolbarButton>
        )}
      />
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv
        options={{ fileName: 'orders' }}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Download
      </ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        slots={{ toolbar: OrderToolbar }}
        rows={orders}
        columns={columns}
        initialState={{ filter: { filterModel: openOrders } }}
        sx={{
          [`& .${gridClasses.toolbar}`]: {
            flex: 'none',
            flexWrap: 'wrap',
            gap: 1,
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
