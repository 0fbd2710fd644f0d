import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
  { field: 'signal', headerName: 'Signal', type: 'number', width: 100 },
];

export default function CellRanges() {
  const [cells, setCells] = React.useState<GridCellSelectionModel>({
    'S-03': { battery: true },
    'S-04': { battery: true },
    'S-05': { battery: true },
  });
  // `{ 'S-03': { battery: true, signal: false } }`
  const values = sensors.flatMap((sensor) =>
    (['battery', 'signal'] as const)
      .filter((field) => cells[sensor.id]?.[field])
      .map((field) => sensor[field]),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {values.length > 0
          ? `${values.length} numbers, ${mean.toFixed(1)} on average`
          : 'Drag over some numbers.'}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Sensors"
          rows={sensors}
          columns={columns}
          rowSelection={false}
          cellSelection
          cellSelectionModel={cells}
          onCellSelectionModelChange={setCells}
        />
      </Box>
    </Box>
  );
}
