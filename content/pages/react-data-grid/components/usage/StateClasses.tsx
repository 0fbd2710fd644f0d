import Box from '@mui/material/Box';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns, openOrders } from './columns';

function StateToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        className={({ open, filterCount }) =>
          [open && 'opened', filterCount > 0 && 'filtered']
            .filter(Boolean)
            .join(' ')
        }
      >
        Filters
      </FilterPanelTrigger>
      <ColumnsPanelTrigger className={({ open }) => (open ? 'opened' : '')}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function StateClasses() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        slots={{ toolbar: StateToolbar }}
        rows={orders}
        columns={columns}
        initialState={{ filter: { filterModel: openOrders } }}
        sx={{
          '& .filtered': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .filtered:hover': { bgcolor: 'primary.dark' },
          '& .opened': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      />
    </Box>
  );
}
