import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type SensorDay } from '#data/sensors';

const columns: GridColDef<SensorDay>[] = [
  { field: 'date', headerName: 'Day', type: 'date', width: 120 },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
  { field: 'outside', headerName: 'Outside (°C)', type: 'number', width: 130 },
  { field: 'inside', headerName: 'Inside (°C)', type: 'number', width: 120 },
  { field: 'co2', headerName: 'CO₂ (ppm)', type: 'number', width: 120 },
  {
    field: 'energy',
    headerName: 'Energy (kWh)',
    type: 'number',
    flex: 1,
    minWidth: 130,
  },
];

// A day has no id, but its date is unique.
const getRowId = (day: SensorDay) => day.date.getTime();

export default function SensorRows() {
  const [quarter, setQuarter] = React.useState(0);
  const rows = React.useMemo(
    () =>
      sensors.filter(({ date }) => Math.floor(date.getMonth() / 3) === quarter),
    [quarter],
  );

  return (
    <Box sx={{ width: '100%', '& .holiday': { bgcolor: 'action.hover' } }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Quarter"
        value={quarter}
        onChange={(_event, value: number | null) =>
          value !== null && setQuarter(value)
        }
        sx={{ mb: 1 }}
      >
        {['Q1', 'Q2', 'Q3', 'Q4'].map((name, index) => (
          <ToggleButton key={name} value={index}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 460 }}>
        <DataGrid
          aria-label="Days of the building"
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          getRowClassName={({ row }) => (row.holiday ? 'holiday' : '')}
        />
      </Box>
    </Box>
  );
}
