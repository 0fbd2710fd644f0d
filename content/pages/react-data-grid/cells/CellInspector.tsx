import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 130 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    width: 110,
    valueFormatter: (value: number | null) =>
      value === null ? '' : `${value} cm`,
  },
  {
    // There's no field with this name in the rows.
    field: 'flow',
    headerName: 'Share of mean flow',
    type: 'number',
    width: 205,
    display: 'flex',
    valueGetter: (_value, { discharge, mean }) =>
      discharge === null ? null : discharge / mean,
    valueFormatter: (value: number | null) =>
      value === null ? '' : percent.format(value),
    renderCell: ({ value, row }) =>
      typeof value === 'number' ? (
        <LinearProgress
          variant="determinate"
          aria-label={`Flow at ${row.station}`}
          color={value > 1.2 ? 'warning' : 'primary'}
          value={Math.min(100, value * 50)}
          sx={{ width: '100%', height: 8, borderRadius: 4 }}
        />
      ) : null,
  },
];

const getRaw = ({ row, field }: GridCellParams<RiverStation>): unknown =>
  new Map(Object.entries(row)).get(field);
const show = (value: unknown) => JSON.stringify(value) ?? 'undefined';

export default function CellInspector() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState<GridCellParams<RiverStation>>();

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return undefined;
    }
    // Starts with the first bar, and follows the focus from there.
    const [firstId] = gridExpandedSortedRowIdsSelector(apiRef);
    setCell(api.getCellParams(firstId, 'flow'));
    return api.subscribeEvent('cellFocusIn', setCell);
  }, [apiRef]);

  const lines = cell
    ? [
        cell.row.station,
        `row.${cell.field}: ${show(getRaw(cell))}`,
        `value: ${show(cell.value)}`,
        `formattedValue: ${show(cell.formattedValue)}`,
      ]
    : [];

  return (
    <Box sx={{ width: '100%' }}>
      <Paper
        variant="outlined"
        role="status"
        sx={{ p: 1, mb: 1, minHeight: 104, fontFamily: 'monospace' }}
      >
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Paper>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          label="River stations"
          rows={rivers}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'flow', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}
