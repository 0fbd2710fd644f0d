import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { sales, type Sale } from '#data/sales';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const amount = {
  type: 'number',
  width: 106,
  valueFormatter: (value: number | null) =>
    value === null ? '' : money.format(value),
} as const;

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 95 },
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 135 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'month', headerName: 'Month', width: 90 },
  { field: 'revenue', headerName: 'Revenue', ...amount },
  { field: 'profit', headerName: 'Profit', ...amount },
  { field: 'target', headerName: 'Target', ...amount },
];

const FIELDS = columns.map(({ field }) => field);
const startWith = (...first: string[]) => [
  ...first,
  ...FIELDS.filter((field) => !first.includes(field)),
];
const ARRANGEMENTS: Record<string, string[]> = {
  Regions: FIELDS,
  Money: startWith('profit', 'revenue', 'target'),
  Plan: startWith('month', 'line', 'target', 'revenue'),
};

export default function SalesArrangement() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(FIELDS);
  const active = Object.keys(ARRANGEMENTS).find(
    (name) => ARRANGEMENTS[name].join() === order.join(),
  );

  const arrange = (fields: string[]) => {
    fields.forEach((field, index) =>
      apiRef.current?.setColumnIndex(field, index),
    );
    setOrder(fields);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Arrangement"
        value={active ?? null}
        onChange={(_event, name: string | null) =>
          name && arrange(ARRANGEMENTS[name])
        }
      >
        {Object.keys(ARRANGEMENTS).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        Order: {order.join(', ')}
      </Typography>
      <Box sx={{ height: 480 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Sales"
          rows={sales}
          columns={columns}
          onColumnOrderChange={() =>
            setOrder(
              apiRef.current?.getAllColumns().map(({ field }) => field) ?? [],
            )
          }
        />
      </Box>
    </Box>
  );
}
