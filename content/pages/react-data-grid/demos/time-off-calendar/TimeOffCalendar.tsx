import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  gridClasses,
  useGridApiRef,
  type GridCellParams,
} from '@mui/x-data-grid-pro';
import { Legend } from './absenceBar';
import { AbsenceDialog } from './absenceDialog';
import { initialAbsences, type Absence } from './absences';
import {
  createRows,
  createTotals,
  toDate,
  TODAY,
  type CalendarRow,
} from './calendar';
import { createColumns } from './dayColumns';
import { MonthBar } from './monthBar';

const INITIAL_STATE = { pinnedColumns: { left: ['name'] } };

const look = {
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.25 },
  '& .name': { px: 1 },
  '& .weekend': { bgcolor: 'action.hover' },
  '& .today': { bgcolor: 'action.selected' },
  [`& .${gridClasses.columnHeader}.today`]: {
    color: 'primary.main',
    fontWeight: 700,
  },
  [`& .${gridClasses.cell}:not(.name)`]: { cursor: 'pointer' },
  [`& .${gridClasses.pinnedRows} .${gridClasses.cell}`]: { cursor: 'default' },
};

export default function TimeOffCalendar() {
  const apiRef = useGridApiRef();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const [absences, setAbsences] = React.useState(initialAbsences);
  const [month, setMonth] = React.useState(TODAY.slice(0, 7));
  const [office, setOffice] = React.useState('all');
  const [draft, setDraft] = React.useState<Absence | null>(null);

  const rows = React.useMemo(
    () => createRows(absences, office),
    [absences, office],
  );
  const pinnedRows = React.useMemo(
    () => ({ bottom: [createTotals(rows)] }),
    [rows],
  );
  const columns = React.useMemo(
    () => createColumns(month, isNarrow ? 110 : 150),
    [month, isNarrow],
  );

  const [isMeasured, setIsMeasured] = React.useState(false);
  const scrollToStart = React.useCallback(() => {
    apiRef.current?.scroll({ left: 0 });
    if (TODAY.startsWith(month)) {
      // The first column has the names, so the index is the day of the month.
      apiRef.current?.scrollToIndexes({ colIndex: toDate(TODAY).getDate() });
    }
  }, [apiRef, month]);
  React.useEffect(() => {
    if (isMeasured) {
      scrollToStart();
    }
  }, [isMeasured, scrollToStart]);

  const openCell = ({ row, field }: GridCellParams<CalendarRow>) => {
    if (field === 'name' || row.away) {
      return;
    }
    setDraft(
      row.absences.get(field) ?? {
        id: Math.max(0, ...absences.map(({ id }) => id)) + 1,
        employeeId: row.id,
        kind: 'vacation',
        from: field,
        to: field,
      },
    );
  };

  const replace = (id: number, next: Absence[]) => {
    setAbsences([...absences.filter((absence) => absence.id !== id), ...next]);
    setDraft(null);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <MonthBar
        month={month}
        onMonthChange={(next) => {
          setMonth(next);
          scrollToStart();
        }}
        office={office}
        onOfficeChange={setOffice}
      />
      <Legend />
      <Box sx={{ height: 560 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Time off"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          initialState={INITIAL_STATE}
          rowHeight={36}
          showCellVerticalBorder
          hideFooter
          rowSelection={false}
          disableColumnMenu
          disableColumnReorder
          disableColumnResize
          onResize={() => setIsMeasured(true)}
          onCellClick={openCell}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') {
              openCell(params);
            }
          }}
          sx={look}
        />
      </Box>
      {draft && (
        <AbsenceDialog
          name={rows.find(({ id }) => id === draft.employeeId)?.name ?? ''}
          initial={draft}
          isNew={!absences.some(({ id }) => id === draft.id)}
          absences={absences}
          fullScreen={isNarrow}
          onClose={() => setDraft(null)}
          onSave={(next) => replace(next.id, [next])}
          onRemove={({ id }) => replace(id, [])}
        />
      )}
    </Stack>
  );
}
