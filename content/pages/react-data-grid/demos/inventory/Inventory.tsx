import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColumnVisibilityModel,
  type GridFilterModel,
  type GridRowParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createItemColumns, NARROW_COLUMNS, WIDE_COLUMNS } from './itemColumns';
import { OrderDialog } from './orderDialog';
import { StatusFilter } from './statusFilter';
import {
  countByStatus,
  placeOrder,
  receiveDelivery,
  STATUSES,
  type Item,
  type Status,
} from './stock';
import { useInventory } from './useInventory';

const NO_ROWS: GridRowSelectionModel = { type: 'include', ids: new Set() };
const INITIAL_STATE = {
  pagination: { paginationModel: { pageSize: 25 } },
  sorting: { sortModel: [{ field: 'status', sort: 'asc' as const }] },
};
const PAGE_SIZES = [25, 50, 100];

// With this prop, the selection model always lists the ids of selected rows.
const isOrderable = ({ row }: GridRowParams<Item>) => !row.discontinued;

function readStatus(model: GridFilterModel): Status | null {
  const rule = model.items.find(
    ({ field, operator }) => field === 'status' && operator === 'is',
  );
  return STATUSES.find((status) => status === rule?.value) ?? null;
}

export default function Inventory() {
  const { items, message, change, undo } = useInventory();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [selection, setSelection] = React.useState(NO_ROWS);
  const [ordering, setOrdering] = React.useState<Item[]>([]);
  // Until users choose columns, the width of the screen decides.
  const [chosenColumns, setChosenColumns] =
    React.useState<GridColumnVisibilityModel | null>(null);

  const selected = items.filter((item) => selection.ids.has(item.id));

  const columns = React.useMemo(
    () =>
      createItemColumns(isNarrow, {
        onOrder: (item) => setOrdering([item]),
        onReceive: ({ id, name, onOrder }) =>
          change(`${onOrder} × ${name} arrived.`, (current) =>
            receiveDelivery(current, id),
          ),
      }),
    [change, isNarrow],
  );

  const order = (quantities: ReadonlyMap<number, number>) => {
    change('The order is on its way.', (current) =>
      placeOrder(current, quantities),
    );
    setOrdering([]);
    setSelection(NO_ROWS);
  };

  const save = (next: Item, previous: Item) => {
    if (next.stock === previous.stock) {
      return previous;
    }
    change(`${next.name} has a stock of ${next.stock}.`, (current) =>
      current.map((item) => (item.id === next.id ? next : item)),
    );
    return next;
  };

  const filterByStatus = (status: Status | null) =>
    setFilterModel((current) => ({
      ...current,
      items: status
        ? [{ id: 1, field: 'status', operator: 'is', value: status }]
        : [],
    }));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <StatusFilter
        counts={countByStatus(items)}
        value={readStatus(filterModel)}
        onChange={filterByStatus}
      />
      <Box sx={{ height: 560 }}>
        <DataGrid
          label="Inventory"
          showToolbar
          rows={items}
          columns={columns}
          columnVisibilityModel={
            chosenColumns ?? (isNarrow ? NARROW_COLUMNS : WIDE_COLUMNS)
          }
          onColumnVisibilityModelChange={setChosenColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          rowHeight={isNarrow ? 64 : 52}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={isOrderable}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          processRowUpdate={save}
          initialState={INITIAL_STATE}
          pageSizeOptions={PAGE_SIZES}
        />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 48 }}
      >
        <Button
          variant="contained"
          disabled={selected.length === 0}
          onClick={() => setOrdering(selected)}
        >
          {selected.length === 0
            ? 'Order selected products'
            : `Order ${selected.length} selected`}
        </Button>
        {message && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" size="small" onClick={undo}>
                Undo
              </Button>
            }
            sx={{ flex: '1 1 240px' }}
          >
            {message}
          </Alert>
        )}
      </Stack>
      {ordering.length > 0 && (
        <OrderDialog
          items={ordering}
          fullScreen={isNarrow}
          onClose={() => setOrdering([])}
          onOrder={order}
        />
      )}
    </Stack>
  );
}
