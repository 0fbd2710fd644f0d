import type { GridColDef } from '@mui/x-data-grid';
import { sensors } from '#data/sensors';

export const rows = sensors.slice(0, 100).map((day, id) => ({ id, ...day }));

export const columns: GridColDef[] = [
  { field: 'date', headerName: 'Day', type: 'date', width: 110 },
  // One column for each of the last 20 readings.
  ...Array.from({ length: 20 }, (_, index) => ({
    field: `reading${index}`,
    headerName: `Reading ${index + 1}`,
    width: 110,
    valueGetter: (_value: unknown, row: { energy: number }) =>
      `${Math.round(row.energy / (index + 1))} kWh`,
  })),
];
