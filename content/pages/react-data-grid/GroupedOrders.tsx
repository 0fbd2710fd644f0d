import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'blend', headerName: 'Blend', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price per bag', type: 'number', width: 140 },
];

export default function GroupedOrders() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        label="Orders by blend"
        showToolbar
        rows={orders}
        columns={columns}
        groupingColDef={{ headerName: 'Blend', width: 180 }}
        cellSelection
        defaultGroupingExpansionDepth={0}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Harbour'}
        initialState={{
          columns: { columnVisibilityModel: { blend: false } },
          rowGrouping: { model: ['blend'] },
          aggregation: { model: { bags: 'sum', price: 'avg' } },
        }}
        hideFooter
      />
    </Box>
  );
}
