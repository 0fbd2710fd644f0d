import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { columns } from './columns';

function PivotToolbar() {
  return (
    <Toolbar>
      <Box sx={{ flex: 1, px: 1, fontWeight: 500 }}>Sales 2025</Box>
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                disableElevation
                variant={active ? 'contained' : 'outlined'}
              />
            }
          >
            {open ? 'Close' : 'Change'} pivot ({active ? 'on' : 'off'})
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function PivotButton() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        label="Sales by region and line"
        density="compact"
        showToolbar
        slots={{ toolbar: PivotToolbar }}
        rows={sales}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 180 }}
        pivotingColDef={{ width: 110 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'region' }, { field: 'country' }],
              columns: [{ field: 'line', sort: 'asc' }],
              values: [{ field: 'revenue', aggFunc: 'sum' }],
            },
          },
        }}
      />
    </Box>
  );
}
