import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const getModel = (nested: boolean, spent: boolean): GridPivotModel => ({
  rows: [{ field: 'area' }],
  columns: [
    { field: 'release', sort: 'asc' },
    { field: 'priority', sort: 'asc', hidden: !nested },
  ],
  values: [
    { field: 'estimate', aggFunc: 'sum' },
    { field: 'spent', aggFunc: 'sum', hidden: !spent },
  ],
});

export default function NestedColumns() {
  const [nested, setNested] = React.useState(true);
  const [spent, setSpent] = React.useState(false);
  const model = React.useMemo(() => getModel(nested, spent), [nested, spent]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Second column field"
          control={<Switch checked={nested} />}
          onChange={(_event, on) => setNested(on)}
        />
        <FormControlLabel
          label="Second value"
          control={<Switch checked={spent} />}
          onChange={(_event, on) => setSpent(on)}
        />
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Hours by release and priority"
          rows={tasks}
          columns={columns}
          pivotActive
          pivotModel={model}
          density="compact"
          groupingColDef={{ width: 140 }}
          pivotingColDef={{ flex: 1, minWidth: 95 }}
        />
      </Box>
    </Box>
  );
}
