import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

const parts = [
  {
    slot: 'toolbar',
    selector: `.${gridClasses.toolbar}`,
    text: 'The bar above the headers. It only appears with showToolbar.',
  },
  {
    slot: 'columnHeaders',
    selector: `.${gridClasses.columnHeaders}`,
    text: 'All headers. To change one, use renderHeader of its column.',
  },
  {
    slot: 'columnSortedDescendingIcon',
    selector: `.${gridClasses.sortIcon}`,
    text: 'One of the icon slots, in the header of a sorted column.',
  },
  {
    slot: 'row',
    selector: `.${gridClasses.row}`,
    text: 'Each row. Pass handlers and attributes in slotProps.row.',
  },
  {
    slot: 'cell',
    selector: `.${gridClasses.cell}:not(.${gridClasses.cellEmpty})`,
    text: 'Each cell. To change its content, use renderCell of the column.',
  },
  {
    slot: 'baseCheckbox',
    selector: `.${gridClasses.checkboxInput}`,
    text: 'Each checkbox. Base slots are shared by all parts of the grid.',
  },
  {
    slot: 'footer',
    selector: `.${gridClasses.footerContainer}`,
    text: 'The bar below the rows, with the counts and the pages.',
  },
  {
    slot: 'pagination',
    selector: '.MuiTablePagination-root',
    text: 'The controls inside the footer that change the page.',
  },
];

export default function SlotMap() {
  const [part, setPart] = React.useState(parts[6]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map((item) => (
          <Chip
            key={item.slot}
            size="small"
            label={item.slot}
            color={item === part ? 'primary' : 'default'}
            aria-pressed={item === part}
            onClick={() => setPart(item)}
          />
        ))}
      </Box>
      <Box role="status" sx={{ my: 1, minHeight: 48 }}>
        {part.text}
      </Box>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Orders"
          showToolbar
          checkboxSelection
          disableRowSelectionOnClick
          rows={orders}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'customer', sort: 'desc' }] },
          }}
          sx={{
            [`& ${part.selector}`]: {
              outline: '3px solid',
              outlineColor: 'warning.main',
              outlineOffset: '-3px',
            },
          }}
        />
      </Box>
    </Box>
  );
}
