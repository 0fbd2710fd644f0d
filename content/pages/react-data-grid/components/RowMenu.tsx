import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import { columns } from './columns';

export default function RowMenu() {
  const apiRef = useGridApiRef();
  const [menu, setMenu] = React.useState({ id: '', top: 0, left: 0 });
  const close = () => setMenu({ ...menu, id: '' });

  const open = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = event.currentTarget.dataset.id ?? '';
    setMenu({ id, top: event.clientY, left: event.clientX });
  };

  const setStatus = (status: Order['status']) => {
    apiRef.current?.updateRows([{ id: menu.id, status }]);
    close();
  };

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        label="Orders"
        rows={orders}
        columns={columns}
        slotProps={{ row: { onContextMenu: open } }}
      />
      <Menu
        open={menu.id !== ''}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu}
        slotProps={{ list: { 'aria-label': `Order ${menu.id}` } }}
      >
        <MenuItem onClick={() => setStatus('on hold')}>Put on hold</MenuItem>
        <MenuItem onClick={() => setStatus('shipped')}>Ship</MenuItem>
        <MenuItem onClick={() => setStatus('canceled')}>Cancel</MenuItem>
      </Menu>
    </Box>
  );
}
