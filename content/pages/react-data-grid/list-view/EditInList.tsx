import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [{ field: 'title' }, { field: 'spent' }];

const listViewColumn: GridListViewColDef<Task> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ lineHeight: 1.4, minWidth: 0 }}>
      <Typography variant="subtitle2" component="div" noWrap>
        {row.title}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ color: 'text.secondary' }}
      >
        {row.spent} of {row.estimate} hours
      </Typography>
    </Box>
  ),
};

export default function EditInList() {
  const [rows, setRows] = React.useState(tasks);
  const [draft, setDraft] = React.useState<Task | null>(null);

  const save = (changed: Task) => {
    setRows((current) =>
      current.map((task) => (task.id === changed.id ? changed : task)),
    );
    setDraft(null);
  };

  return (
    <Box sx={{ height: 420, mx: 'auto', width: '100%', maxWidth: 420 }}>
      <DataGridPro
        aria-label="Tasks, open one to edit it"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        rowSelection={false}
        onRowClick={({ row }) => setDraft(row)}
        onCellKeyDown={({ row }, event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            setDraft(row);
          }
        }}
      />
      {draft && (
        <Dialog open fullWidth onClose={() => setDraft(null)}>
          <DialogTitle>{draft.title}</DialogTitle>
          <DialogContent>
            <TextField
              fullWidth
              type="number"
              label="Hours spent"
              margin="dense"
              value={draft.spent}
              onChange={(event) =>
                setDraft({ ...draft, spent: Number(event.target.value) })
              }
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button onClick={() => save(draft)}>Save</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
