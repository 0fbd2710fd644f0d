import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const regions = Array.from(new Set(orders.map(({ region }) => region)));
const counts = regions.map(
  (name) => orders.filter(({ region }) => region === name).length,
);

export default function ClickToFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={240}
        title="Orders by region"
        layout="horizontal"
        hideLegend
        yAxis={[{ data: regions, scaleType: 'band', width: 120 }]}
        series={[{ label: 'Orders', data: counts }]}
        onItemClick={(_event, { dataIndex }) => {
          const value = regions[dataIndex];
          setFilterModel({
            items: [{ field: 'region', operator: 'equals', value }],
          });
        }}
      />
      <Button onClick={() => setFilterModel({ items: [] })} sx={{ mb: 1 }}>
        Show all orders
      </Button>
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Orders of the region"
          density="compact"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
