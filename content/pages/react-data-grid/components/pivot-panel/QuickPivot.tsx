import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { columns } from './columns';

const choices = {
  rows: ['line', 'region', 'country', 'month'],
  columns: ['region', 'line'],
  values: ['profit', 'revenue', 'units'],
};
const parts = ['rows', 'columns', 'values'] as const;
const nameOf = (field: string) =>
  columns.find((column) => column.field === field)?.headerName ?? field;

export default function QuickPivot() {
  const [choice, setChoice] = React.useState({
    rows: 'line',
    columns: 'region',
    values: 'profit',
  });
  const pivotModel = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: choice.rows }],
      // A field can't be in both places.
      columns:
        choice.columns === choice.rows
          ? []
          : [{ field: choice.columns, sort: 'asc' }],
      values: [{ field: choice.values, aggFunc: 'sum' }],
    }),
    [choice],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ maxWidth: 480, pt: 1, mb: 2 }}>
        {parts.map((part) => (
          <TextField
            key={part}
            select
            fullWidth
            size="small"
            label={part[0].toUpperCase() + part.slice(1)}
            value={choice[part]}
            onChange={(event) =>
              setChoice({ ...choice, [part]: event.target.value })
            }
          >
            {choices[part].map((field) => (
              <MenuItem key={field} value={field}>
                {nameOf(field)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Quick pivot"
          density="compact"
          disableColumnMenu
          rows={sales}
          columns={columns}
          pivotActive
          pivotModel={pivotModel}
          groupingColDef={{ width: 130 }}
          pivotingColDef={{ width: 110 }}
        />
      </Box>
    </Box>
  );
}
