import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridCellCoordinates,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'change', headerName: 'Change', type: 'number', width: 110 },
  { field: 'mean', headerName: 'Mean', type: 'number', width: 110 },
];

/** The part of a list from one entry to another, in either direction. */
function slice<T>(list: readonly T[], from: T, to: T): T[] {
  const ends = [list.indexOf(from), list.indexOf(to)].sort((a, b) => a - b);
  // The first entry is missing if a filter hides its row.
  return ends[0] < 0 ? [to] : list.slice(ends[0], ends[1] + 1);
}

export default function FreeRange() {
  const apiRef = useGridApiRef();
  const [anchor, setAnchor] = React.useState<GridCellCoordinates | null>(null);
  const [cells, setCells] = React.useState(new Map<string, unknown>());

  const select = (start: GridCellCoordinates, end: GridCellCoordinates) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const next = new Map<string, unknown>();
    for (const id of slice(ids, start.id, end.id)) {
      for (const field of slice(fields, start.field, end.field)) {
        next.set(`${id} ${field}`, apiRef.current?.getCellValue(id, field));
      }
    }
    setAnchor(start);
    setCells(next);
  };

  const sum = [...cells.values()]
    .filter((value) => typeof value === 'number')
    .reduce((total, value) => total + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {cells.size === 0
          ? 'Click a cell, and then another with Shift.'
          : `Cells: ${cells.size}, sum: ${sum.toLocaleString('en-US')}`}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Stations with ranges"
          rows={rivers}
          columns={columns}
          rowSelection={false}
          hideFooter
          onCellClick={({ id, field }, event) =>
            select(event.shiftKey && anchor ? anchor : { id, field }, {
              id,
              field,
            })
          }
          getCellClassName={({ id, field }) =>
            cells.has(`${id} ${field}`) ? 'in-range' : ''
          }
          sx={{
            userSelect: 'none',
            '& .in-range': { bgcolor: 'action.selected' },
          }}
        />
      </Box>
    </Box>
  );
}
