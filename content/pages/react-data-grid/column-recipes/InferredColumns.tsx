import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type SensorDay } from '#data/sensors';

const TITLES: Record<string, string> = { co2: 'CO₂ (ppm)' };

function getType(value: unknown) {
  if (typeof value === 'number') {
    return 'number';
  }
  if (typeof value === 'boolean') {
    return 'boolean';
  }
  return value instanceof Date ? 'date' : 'string';
}

function inferColumns(rows: object[]): GridColDef[] {
  // The first value that isn't empty decides on the type.
  const samples = new Map<string, unknown>();
  for (const row of rows) {
    for (const [field, value] of Object.entries(row) as [string, unknown][]) {
      if (value !== null && value !== undefined && !samples.has(field)) {
        samples.set(field, value);
      }
    }
  }
  return [...samples].map(([field, value]) => ({
    field,
    headerName:
      TITLES[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    type: getType(value),
    flex: 1,
    minWidth: 110,
  }));
}

const columns = inferColumns(sensors);
const getRowId = (row: SensorDay) => row.date.getTime();

export default function InferredColumns() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Sensors of a building"
        rows={sensors}
        columns={columns}
        getRowId={getRowId}
      />
    </Box>
  );
}
