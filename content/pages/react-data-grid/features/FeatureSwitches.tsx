import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  { field: 'region', headerName: 'Region', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const ALL_ON: Partial<DataGridPremiumProps> = {
  disableColumnFilter: false,
  disableColumnMenu: false,
  disableColumnSelector: false,
  disableColumnSorting: false,
  disableColumnResize: false,
  disableColumnReorder: false,
  disableColumnPinning: false,
  disableAutosize: false,
  disableMultipleColumnsSorting: false,
  disableMultipleColumnsFiltering: false,
  disableMultipleRowSelection: false,
  disableRowGrouping: false,
  disableAggregation: false,
  disablePivoting: false,
  disableVirtualization: false,
};
const NAMES = Object.keys(ALL_ON) as (keyof typeof ALL_ON)[];

// 'disableColumnFilter' → 'Column filter'
const toLabel = (name: string) =>
  name[7] + name.slice(8).replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);

export default function FeatureSwitches() {
  const [props, setProps] = React.useState(ALL_ON);
  const code = NAMES.map((name) => (props[name] ? `\n  ${name}` : '')).join('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FormGroup
          sx={{ flex: '1 1 200px', maxHeight: { xs: 190, sm: 520 } }}
          style={{ flexWrap: 'nowrap', overflowY: 'auto' }}
        >
          {NAMES.map((name) => (
            <FormControlLabel
              key={name}
              label={toLabel(name)}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ mx: 0, minHeight: 34 }}
              control={
                <Switch
                  size="small"
                  checked={!props[name]}
                  onChange={(event) =>
                    setProps({ ...props, [name]: !event.target.checked })
                  }
                />
              }
            />
          ))}
        </FormGroup>
        <Box sx={{ flex: '4 1 300px', minWidth: 0, height: 520 }}>
          <DataGridPremium
            label="Orders"
            showToolbar
            rows={orders}
            columns={columns}
            {...props}
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<DataGridPremium\n  rows={rows}\n  columns={columns}${code}\n/>`}
      </Box>
    </Box>
  );
}
