import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridSidebarValue,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { aggregationFunctions, columns } from './columns';

export default function PivotModelState() {
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState<GridPivotModel>({
    rows: [{ field: 'region' }, { field: 'country', hidden: true }],
    columns: [{ field: 'line', sort: 'asc' }],
    values: [{ field: 'units', aggFunc: 'sum' }],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pivot"
        control={<Switch checked={active} />}
        onChange={(_event, on) => setActive(on)}
      />
      <Box sx={{ height: 480 }}>
        <DataGridPremium
          aria-label="Units sold"
          showToolbar
          rows={sales}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          initialState={{
            sidebar: { open: true, value: GridSidebarValue.Pivot },
          }}
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Pivot model"
        tabIndex={0}
        sx={{ maxHeight: 240, overflow: 'auto', fontSize: 12 }}
      >
        {JSON.stringify(model, null, 1)}
      </Box>
    </Box>
  );
}
