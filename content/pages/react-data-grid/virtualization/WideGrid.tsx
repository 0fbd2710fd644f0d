import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sensors } from '#data/sensors';

// One row for each measured value, and one column for each day of the year.
const rows = [
  { id: 'outside', label: 'Outdoors (°C)' },
  { id: 'inside', label: 'Indoors (°C)' },
  { id: 'humidity', label: 'Humidity (%)' },
  { id: 'co2', label: 'CO₂ (ppm)' },
  { id: 'energy', label: 'Energy (kWh)' },
  { id: 'solar', label: 'Solar (kWh)' },
  { id: 'people', label: 'Visitors' },
] as const;
type Row = (typeof rows)[number];

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

const columns: GridColDef<Row>[] = [
  { field: 'label', headerName: 'Value', width: 140 },
  ...sensors.map((reading, index): GridColDef<Row> => ({
    field: `day${index}`,
    headerName: day.format(reading.date),
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => reading[row.id],
  })),
];

export default function WideGrid() {
  const apiRef = useGridApiRef();
  // The column of a day is one further to the right than its place in the year.
  const goTo = (colIndex: number) =>
    apiRef.current?.scrollToIndexes({ rowIndex: 0, colIndex });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => goTo(1)}>January 1</Button>
        <Button onClick={() => goTo(182)}>July 1</Button>
        <Button onClick={() => goTo(columns.length - 1)}>Last day</Button>
      </Stack>
      <Box sx={{ height: 430 }}>
        <DataGrid
          apiRef={apiRef}
          label="Readings by day"
          rows={rows}
          columns={columns}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Box>
  );
}
