import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';
import { Settings } from '#demo-parts/settings';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const noLine = { '--DataGrid-rowBorderColor': 'transparent' };

const rows = '.MuiDataGrid-virtualScrollerContent';

// What removes each kind of line.
const rules = {
  frame: { border: 0 },
  belowHeader: { '& .MuiDataGrid-columnHeaders': noLine },
  // The filler draws the line below the last row.
  betweenRows: { [`& ${rows}, & ${rows} + .MuiDataGrid-filler`]: noLine },
  aboveFooter: { '& .MuiDataGrid-footerContainer': { borderTop: 0 } },
};

export default function GridLines() {
  const [lines, setLines] = React.useState({
    frame: false,
    belowHeader: true,
    betweenRows: false,
    aboveFooter: true,
  });
  const sx = {
    ...(!lines.frame && rules.frame),
    ...(!lines.belowHeader && rules.belowHeader),
    ...(!lines.betweenRows && rules.betweenRows),
    ...(!lines.aboveFooter && rules.aboveFooter),
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Settings values={lines} onChange={setLines} />
        <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 420 }}>
          <DataGrid label="Tasks" rows={tasks} columns={columns} sx={sx} />
        </Box>
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}
      >
        {`sx={${JSON.stringify(sx, null, 2)}}`}
      </Box>
    </Box>
  );
}
