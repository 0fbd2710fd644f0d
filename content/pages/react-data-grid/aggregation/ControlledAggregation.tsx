import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 120 },
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 160 },
];

export default function ControlledAggregation() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    profit: 'sum',
  });
  const [all, setAll] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Profit"
          value={model.profit ?? ''}
          onChange={(event) =>
            setModel(event.target.value ? { profit: event.target.value } : {})
          }
          sx={{ width: 140 }}
        >
          <MenuItem value="">none</MenuItem>
          {['sum', 'avg', 'min', 'max', 'size'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Include filtered-out rows"
          control={<Switch checked={all} />}
          onChange={(_event, on) => setAll(on)}
        />
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          // A new scope alone doesn't calculate the totals again.
          key={String(all)}
          aria-label="Sales of lanterns"
          showToolbar
          rows={sales}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { field: 'line', operator: 'equals', value: 'Lanterns' },
                ],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
