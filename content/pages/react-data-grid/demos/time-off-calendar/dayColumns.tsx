import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { AbsenceBar, LABELS } from './absenceBar';
import {
  isWeekend,
  listMonth,
  toDate,
  TODAY,
  type CalendarRow,
} from './calendar';

/** In pixels. Two digits and a short bar fit in. */
const DAY_WIDTH = 32;

function getDayClass(day: string): string {
  if (day === TODAY) {
    return 'today';
  }
  return isWeekend(day) ? 'weekend' : '';
}

/** The more employees are away, the stronger the color. */
function AwayCount({ count }: { count: number }) {
  return (
    <Box
      sx={(theme) => ({
        width: '100%',
        borderRadius: 1,
        bgcolor: `color-mix(in srgb, ${
          (theme.vars ?? theme).palette.primary.main
        } ${Math.min(40, count * 2)}%, transparent)`,
        fontWeight: 600,
        lineHeight: '26px',
        textAlign: 'center',
      })}
    >
      {count}
    </Box>
  );
}

function createDayColumn(day: string, days: string[]): GridColDef<CalendarRow> {
  const date = toDate(day);
  const lastDay = days[days.length - 1];
  const fullDate = date.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });

  /** How many days a bar takes from here, or 0 if none starts here. */
  const getLength = (row: CalendarRow): number => {
    const absence = row.absences.get(day);
    const startsHere = absence?.from === day || day === days[0];
    if (!absence || !startsHere) {
      return 0;
    }
    const end = absence.to < lastDay ? absence.to : lastDay;
    return days.indexOf(end) - days.indexOf(day) + 1;
  };

  return {
    field: day,
    headerName: fullDate,
    width: DAY_WIDTH,
    minWidth: DAY_WIDTH,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    sortable: false,
    filterable: false,
    cellClassName: getDayClass(day),
    headerClassName: getDayClass(day),
    colSpan: (_value, row) => Math.max(1, getLength(row)),
    valueGetter: (_value, row) => {
      const absence = row.absences.get(day);
      return row.away ? row.away.get(day) : absence && LABELS[absence.kind];
    },
    renderHeader: () => (
      <Box
        role="img"
        aria-label={fullDate}
        sx={{ lineHeight: 1.3, textAlign: 'center' }}
      >
        {date.toLocaleDateString('en-US', { weekday: 'narrow' })}
        <br />
        {date.getDate()}
      </Box>
    ),
    renderCell: ({ row }) => {
      const absence = row.absences.get(day);
      if (row.away) {
        return <AwayCount count={row.away.get(day) ?? 0} />;
      }
      return (
        absence && <AbsenceBar absence={absence} length={getLength(row)} />
      );
    },
  };
}

export function createColumns(
  month: string,
  nameWidth: number,
): GridColDef<CalendarRow>[] {
  const days = listMonth(month);
  return [
    {
      field: 'name',
      headerName: 'Employee',
      width: nameWidth,
      cellClassName: 'name',
      headerClassName: 'name',
    },
    ...days.map((day) => createDayColumn(day, days)),
  ];
}
