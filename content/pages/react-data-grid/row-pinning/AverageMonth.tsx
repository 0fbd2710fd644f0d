import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { energy } from '#data/energy';

interface Row {
  id: string;
  /** `null` in the row of averages. */
  month: Date | null;
  demand: number;
  price: number;
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
});
const average = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rows: Row[] = energy.map(({ month, demand, price }) => ({
  id: monthFormat.format(month),
  month,
  demand,
  price,
}));

const averageRow: Row = {
  id: 'average',
  month: null,
  demand: average(energy.map((month) => month.demand)),
  price: average(energy.map((month) => month.price)),
};
const pinnedRows = { top: [averageRow] };

const columns: GridColDef<Row>[] = [
  {
    field: 'month',
    headerName: 'Month',
    type: 'date',
    flex: 1,
    minWidth: 150,
    valueFormatter: (value: Date | null) =>
      value === null ? 'Average' : monthFormat.format(value),
  },
  {
    field: 'demand',
    headerName: 'Demand (GWh)',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => value.toFixed(1),
    renderCell: ({ formattedValue, rowNode }) =>
      rowNode.type === 'pinnedRow' ? (
        <strong>{formattedValue}</strong>
      ) : (
        formattedValue
      ),
  },
  {
    field: 'price',
    headerName: 'Price (€/MWh)',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => value.toFixed(2),
  },
];

export default function AverageMonth() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Energy with average"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
