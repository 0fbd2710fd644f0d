import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120, disableColumnMenu: true },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'shippedAt', headerName: 'Shipped', type: 'date', width: 120 },
];

function JuneItem({ colDef: { field }, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.setFilterModel({
          items: [{ field, operator: 'onOrAfter', value: '2025-06-01' }],
        });
      }}
    >
      Since June 1, 2025
    </MenuItem>
  );
}

const dateSlots = { juneItem: JuneItem };

function OrderMenu(props: GridColumnMenuProps) {
  const isDate = props.colDef.type === 'date';
  return <GridColumnMenu {...props} slots={isDate ? dateSlots : undefined} />;
}

export default function MenuPerColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders with different menus"
        rows={orders}
        columns={columns}
        slots={{ columnMenu: OrderMenu }}
      />
    </Box>
  );
}
