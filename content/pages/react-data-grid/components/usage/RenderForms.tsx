import FilterListIcon from '@mui/icons-material/FilterList';
import PrintIcon from '@mui/icons-material/Print';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns, openOrders } from './columns';

function RenderToolbar() {
  return (
    <Toolbar>
      {/* No render: the Material UI Button of the grid */}
      <ExportCsv>CSV</ExportCsv>

      {/* An element */}
      <ExportPrint
        render={<Button variant="outlined" startIcon={<PrintIcon />} />}
      >
        Print
      </ExportPrint>

      {/* A function of the props and the state */}
      <FilterPanelTrigger
        render={(props, state) => (
          <Tooltip title={`Filters, ${state.filterCount} active`}>
            <ToolbarButton {...props} color="default">
              <Badge badgeContent={state.filterCount} color="primary">
                <FilterListIcon />
              </Badge>
            </ToolbarButton>
          </Tooltip>
        )}
      />
    </Toolbar>
  );
}

export default function RenderForms() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        slots={{ toolbar: RenderToolbar }}
        rows={orders}
        columns={columns}
        initialState={{ filter: { filterModel: openOrders } }}
      />
    </Box>
  );
}
