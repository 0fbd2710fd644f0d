import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, GridFilterPanel } from '@mui/x-data-grid-pro';
import { products } from '#data/products';
import { columns } from './columns';

function InlineToolbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ m: 1 }}>
        {open ? 'Done' : 'Edit filters'}
      </Button>
      {open && <GridFilterPanel columnsSort="asc" />}
    </Box>
  );
}

export default function InlinePanel() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPro
        label="Products with inline filters"
        density="compact"
        showToolbar
        disableColumnMenu
        slots={{ toolbar: InlineToolbar }}
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'rating', operator: '>', value: '4' }],
            },
          },
        }}
      />
    </Box>
  );
}
