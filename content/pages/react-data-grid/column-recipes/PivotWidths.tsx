import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 104 },
];

const getModel = (field: string): GridPivotModel => ({
  rows: [{ field: 'region' }, { field: 'team' }],
  columns: [{ field, sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
});
// The field of a generated column, such as "Skis>->revenue".
const getPivotField = (path: string[], field: string) =>
  [...path, field].join('>->');

export default function PivotWidths() {
  const [model, setModel] = React.useState(() => getModel('line'));
  const [widths] = React.useState(() => new Map<string, number>());

  const pivotingColDef = React.useCallback(
    (field: string, path: string[]) => {
      const width = widths.get(getPivotField(path, field));
      return width === undefined ? undefined : { width };
    },
    [widths],
  );
  const groupingColDef = React.useCallback(
    () => ({
      width: widths.get(GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD) ?? 165,
    }),
    [widths],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns by"
        value={model.columns[0]?.field ?? null}
        onChange={(_event, field: string | null) =>
          field && setModel(getModel(field))
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="line">By line</ToggleButton>
        <ToggleButton value="month">By month</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          label="Revenue"
          rows={sales}
          columns={columns}
          pivotActive
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotingColDef={pivotingColDef}
          groupingColDef={groupingColDef}
          onColumnWidthChange={({ colDef, width }) => {
            widths.set(colDef.field, width);
          }}
        />
      </Box>
    </Box>
  );
}
