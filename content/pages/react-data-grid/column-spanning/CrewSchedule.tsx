import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { crew, type CrewDay } from './crew';

const HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const COLORS = {
  Sailing: 'primary',
  Loading: 'success',
  Repairs: 'error',
  Training: 'secondary',
  Break: 'default',
} as const;

const shiftAt = (row: CrewDay, hour: number) =>
  row.shifts.find(({ from }) => from === hour);

const columns: GridColDef<CrewDay>[] = [
  { field: 'name', headerName: 'Crew', width: 124 },
  ...HOURS.map((hour): GridColDef<CrewDay> => ({
    field: `hour${hour}`,
    headerName: `${hour}:00`,
    headerAlign: 'center',
    headerClassName: 'hour',
    cellClassName: 'hour',
    flex: 1,
    minWidth: 51,
    display: 'flex',
    valueGetter: (_value, row) => shiftAt(row, hour)?.task,
    // The cell is as long as the shift that starts in it.
    colSpan: (_value, row) => {
      const shift = shiftAt(row, hour);
      return shift && shift.to - shift.from;
    },
    renderCell: ({ row }) => {
      const shift = shiftAt(row, hour);
      return (
        shift && (
          <Chip
            label={shift.task}
            color={COLORS[shift.task]}
            sx={{ width: '100%', borderRadius: 1 }}
          />
        )
      );
    },
  })),
];

export default function CrewSchedule() {
  const [day, setDay] = React.useState<CrewDay['day']>('Monday');
  const rows = React.useMemo(
    () => crew.filter((row) => row.day === day),
    [day],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day"
        value={day}
        onChange={(_event, next: CrewDay['day'] | null) => setDay(next ?? day)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="Monday">Monday</ToggleButton>
        <ToggleButton value="Tuesday">Tuesday</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Shifts of the ferry crew"
          rows={rows}
          columns={columns}
          disableColumnSorting
          disableColumnMenu
          disableColumnResize
          disableRowSelectionOnClick
          showCellVerticalBorder
          hideFooter
          sx={{
            '& .hour': { px: '2px' },
            '& .MuiChip-label': { px: 0.5, fontSize: 12 },
          }}
        />
      </Box>
    </Box>
  );
}
