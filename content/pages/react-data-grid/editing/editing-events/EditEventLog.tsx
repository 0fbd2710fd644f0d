import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

// With the default debounce, a quick Enter comes before the check. In row
// editing, this applies to all text inputs of the row.
const renderEditCell = (params: GridRenderEditCellParams<Task>) => (
  <GridEditInputCell {...params} debounceMs={0} />
);

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell,
  },
  {
    field: 'estimate',
    headerName: 'Hours (0 to 80)',
    type: 'number',
    width: 150,
    editable: true,
    renderEditCell,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(props.value >= 0 && props.value <= 80),
    }),
  },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['low', 'medium', 'high'],
    width: 120,
    editable: true,
  },
];

export default function EditEventLog() {
  const [byRow, setByRow] = React.useState(false);
  const [refuse, setRefuse] = React.useState(false);
  const [entries, setEntries] = React.useState<string[]>([]);

  const log = (name: string, detail = '') =>
    setEntries((all) => [`${name} ${detail}`, ...all].slice(0, 60));

  const processRowUpdate = (newRow: Task) => {
    log('processRowUpdate', `"${newRow.title}"`);
    if (refuse) {
      throw new Error('The server is closed.');
    }
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, px: 1.5, flexWrap: 'wrap' }}
      >
        <FormControlLabel
          label="Row editing"
          control={<Switch size="small" checked={byRow} />}
          onChange={(_event, on) => setByRow(on)}
        />
        <FormControlLabel
          label="Refuse every save"
          control={<Switch size="small" checked={refuse} />}
          onChange={(_event, on) => setRefuse(on)}
        />
        <Button size="small" onClick={() => setEntries([])}>
          Clear the log
        </Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid
          key={byRow ? 'row' : 'cell'}
          label="Tasks"
          editMode={byRow ? 'row' : 'cell'}
          rows={tasks}
          columns={columns}
          onCellEditStart={({ field, reason }) =>
            log('onCellEditStart', `${field}: ${reason}`)
          }
          onCellEditStop={({ field, reason, value }) =>
            log('onCellEditStop', `${field}: ${reason}, value ${value}`)
          }
          onRowEditStart={({ field, reason }) =>
            log('onRowEditStart', `${field}: ${reason}`)
          }
          onRowEditStop={({ field, reason }) =>
            log('onRowEditStop', `${field}: ${reason}`)
          }
          onCellModesModelChange={(model) =>
            log('onCellModesModelChange', JSON.stringify(model))
          }
          onRowModesModelChange={(model) =>
            log('onRowModesModelChange', JSON.stringify(model))
          }
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            log('onProcessRowUpdateError', error.message)
          }
          hideFooter
        />
      </Box>
      <Box
        role="log"
        tabIndex={0}
        aria-label="Callbacks, newest first"
        sx={{
          height: 160,
          mt: 1,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'auto',
          typography: 'body2',
          overflowWrap: 'anywhere',
        }}
      >
        {entries.length === 0 && 'Double-click a cell to see its callbacks.'}
        {entries.map((entry, index) => (
          <div key={entries.length - index}>{entry}</div>
        ))}
      </Box>
    </Box>
  );
}
