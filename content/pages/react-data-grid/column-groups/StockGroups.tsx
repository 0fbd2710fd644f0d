import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridClasses,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { stocks, type TradingDay } from '#data/stocks';

const NAMES = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' };
const STOCKS = ['tern', 'osprey', 'heron'] as const;
const DETAILS = ['open', 'high', 'low'] as const;

const columns: GridColDef<TradingDay>[] = [
  { field: 'date', headerName: 'Day', type: 'date', width: 95 },
];
for (const stock of STOCKS) {
  for (const price of ['close', ...DETAILS] as const) {
    columns.push({
      field: `${stock}-${price}`,
      headerName: price.charAt(0).toUpperCase() + price.slice(1),
      type: 'number',
      width: price === 'close' ? 116 : 82,
      valueGetter: (_value, day) => day[stock][price],
      valueFormatter: (value: number) => value.toFixed(2),
    });
  }
}

const detailsOf = (groupId: string | null) =>
  DETAILS.map((price) => `${groupId}-${price}`);

function StockHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const details = detailsOf(groupId);
  const open = details.some((field) => model[field] !== false);

  const toggle = () =>
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(details.map((field) => [field, !open])),
    });

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <strong>{headerName}</strong>
      <IconButton
        size="small"
        // Without a header's class, the arrow keys would stop working here.
        className={`${gridClasses.columnHeader}-button`}
        aria-label={`Daily range of ${headerName}`}
        aria-expanded={open}
        onClick={toggle}
        onKeyDown={(event) => {
          // Otherwise, the grid prevents the default action of the key.
          if (event.key === ' ') {
            event.stopPropagation();
          }
        }}
      >
        {open ? (
          <RemoveCircleIcon fontSize="small" />
        ) : (
          <AddCircleIcon fontSize="small" />
        )}
      </IconButton>
    </Box>
  );
}

const columnGroupingModel: GridColumnGroupingModel = STOCKS.map((stock) => ({
  groupId: stock,
  headerName: NAMES[stock],
  renderHeaderGroup: (params) => <StockHeader {...params} />,
  children: [`${stock}-close`, ...detailsOf(stock)].map((field) => ({ field })),
}));

const collapsed = [...detailsOf('osprey'), ...detailsOf('heron')];
const columnVisibilityModel = Object.fromEntries(
  collapsed.map((field) => [field, false]),
);

export default function StockGroups() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Stock prices"
        rows={stocks}
        getRowId={(day) => day.date.getTime()}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={44}
        rowHeight={40}
        initialState={{ columns: { columnVisibilityModel } }}
      />
    </Box>
  );
}
