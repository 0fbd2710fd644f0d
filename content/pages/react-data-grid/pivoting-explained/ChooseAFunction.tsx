import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const functions = {
  sum: 'Hours over the estimate in total',
  avg: 'Hours over the estimate per task',
  max: 'Hours over the estimate in the worst case',
  size: 'How many tasks there are',
};

const getModel = (aggFunc: string): GridPivotModel => ({
  rows: [{ field: 'area' }],
  columns: [{ field: 'release', sort: 'asc' }],
  values: [{ field: 'variance', aggFunc }],
});

export default function ChooseAFunction() {
  const [model, setModel] = React.useState(getModel('avg'));

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Question"
        value={model.values[0].aggFunc}
        onChange={(event) => setModel(getModel(event.target.value))}
        sx={{ mb: 2, width: '100%', maxWidth: 360 }}
      >
        {Object.entries(functions).map(([name, text]) => (
          <MenuItem key={name} value={name}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          aria-label="Hours over the estimate"
          rows={tasks}
          columns={columns}
          pivotActive
          pivotModel={model}
          density="compact"
          groupingColDef={{ flex: 1, minWidth: 150 }}
          pivotingColDef={{ flex: 1, minWidth: 100 }}
        />
      </Box>
    </Box>
  );
}
