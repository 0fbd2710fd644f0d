import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 200 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function FindOrder() {
  const apiRef = useGridApiRef();

  const show = (id: string) => {
    if (!apiRef.current) return;
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) return; // A filter hides the row.
    apiRef.current.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    apiRef.current.selectRow(id, true, true);
    // The rows of the new page have positions after the next render.
    requestAnimationFrame(() => {
      apiRef.current?.scrollToIndexes({ rowIndex });
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Autocomplete
        size="small"
        options={orders.map(({ id }) => id)}
        onChange={(_event, id) => id !== null && show(id)}
        renderInput={(params) => <TextField {...params} label="Find order" />}
        sx={{ mb: 2, maxWidth: 260 }}
      />
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={orders}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25, 50]}
        />
      </Box>
    </Box>
  );
}
