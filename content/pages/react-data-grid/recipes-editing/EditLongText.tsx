import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

function LongTextEditor({
  id,
  field,
  value,
}: GridRenderEditCellParams<Task, string>) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [text, setText] = React.useState(value ?? '');

  return (
    <Box ref={setAnchor} sx={{ alignSelf: 'stretch', width: '100%' }}>
      {anchor && (
        <Popper
          open
          anchorEl={anchor}
          placement="bottom-start"
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ p: 1, width: 'min(380px, 90vw)' }}>
            <InputBase
              autoFocus
              fullWidth
              multiline
              minRows={4}
              maxRows={8}
              value={text}
              inputProps={{ 'aria-label': 'Description' }}
              onFocus={({ target }) =>
                target.setSelectionRange(text.length, text.length)
              }
              onChange={({ target }) => {
                setText(target.value);
                void apiRef.current.setEditCellValue({
                  id,
                  field,
                  value: target.value,
                  debounceMs: 200,
                });
              }}
              onKeyDown={(event) => {
                // Enter adds a line. With Ctrl or Command, the grid saves.
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                  event.stopPropagation();
                }
              }}
            />
          </Paper>
        </Popper>
      )}
    </Box>
  );
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 260 },
  {
    field: 'description',
    headerName: 'Description',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => <LongTextEditor {...params} />,
  },
];

export default function EditLongText() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Task descriptions"
        rows={tasks}
        columns={columns}
        onCellEditStart={({ reason }, event) => {
          // Keeps the Enter that opens the cell out of the text.
          if (reason === GridCellEditStartReasons.enterKeyDown) {
            event.preventDefault();
          }
        }}
        hideFooter
      />
    </Box>
  );
}
