import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DAYS, hours, type Day, type Hour } from './lessons';

/** For how many days in a row the lesson goes on. */
function countDays(row: Hour, day: Day): number {
  const following = DAYS.slice(DAYS.indexOf(day) + 1);
  const end = following.findIndex((next) => row[next] !== row[day]);
  return row[day] === null ? 1 : 1 + (end === -1 ? following.length : end);
}

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'Time', width: 80 },
  ...DAYS.map((day): GridColDef<Hour> => ({
    field: day,
    headerName: day.charAt(0).toUpperCase() + day.slice(1),
    flex: 1,
    minWidth: 100,
    display: 'flex',
    align: 'center',
    headerAlign: 'center',
    colSpan: (_value, row) => countDays(row, day),
    cellClassName: ({ value }) => (value === null ? '' : 'lesson'),
  })),
];

export default function Timetable() {
  return (
    <Box
      sx={{
        height: 424,
        width: '100%',
        '& .lesson': { bgcolor: 'action.selected' },
      }}
    >
      <DataGrid
        label="Timetable of a sailing school"
        rows={hours}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
