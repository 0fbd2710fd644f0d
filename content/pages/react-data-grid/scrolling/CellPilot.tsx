import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const lastRow = tasks.length - 1;
const lastColumn = columns.length - 1;

export default function CellPilot() {
  const apiRef = useGridApiRef();
  const [rowIndex, setRowIndex] = React.useState(0);
  const [colIndex, setColIndex] = React.useState(0);

  const goTo = (row: number, column: number) => {
    setRowIndex(row);
    setColIndex(column);
    if (!apiRef.current) return;
    const id = gridExpandedSortedRowIdsSelector(apiRef)[row];
    const field = gridVisibleColumnFieldsSelector(apiRef)[column];
    if (id === undefined || field === undefined) return;
    apiRef.current.scrollToIndexes({ rowIndex: row, colIndex: column });
    // Marks the row without moving the focus away from the controls.
    apiRef.current.selectRow(id, true, true);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 4 }}
        sx={{ mb: 1, px: 1 }}
      >
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2">Row {rowIndex + 1}</Typography>
          <Slider
            size="small"
            aria-label="Row"
            max={lastRow}
            value={rowIndex}
            onChange={(_event, value) => goTo(Number(value), colIndex)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2">Column {colIndex + 1}</Typography>
          <Slider
            size="small"
            aria-label="Column"
            max={lastColumn}
            value={colIndex}
            onChange={(_event, value) => goTo(rowIndex, Number(value))}
          />
        </Box>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button onClick={() => goTo(0, 0)}>First cell</Button>
          <Button onClick={() => goTo(lastRow, lastColumn)}>Last cell</Button>
        </Stack>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          label="Tasks"
          rows={tasks}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
