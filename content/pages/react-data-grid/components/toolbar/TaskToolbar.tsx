import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { billingTasks, columns } from './columns';
import { useTaskActions } from './useTaskActions';

function TaskDeskToolbar() {
  const { count, finish } = useTaskActions();

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', gap: 8 }}>
      <Box role="status" sx={{ flex: 1, px: 1, fontWeight: 500 }}>
        {count > 0 ? `${count} selected` : 'Tasks'}
      </Box>
      {count > 0 && (
        <Button size="small" variant="contained" onClick={finish}>
          Mark as done
        </Button>
      )}
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            Filters{' '}
            {state.filterCount > 0 && (
              <Chip
                component="span"
                size="small"
                color="primary"
                label={state.filterCount}
                sx={{ ml: 0.5 }}
              />
            )}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function TaskToolbar() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([17, 19]),
  });

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Tasks"
        showToolbar
        checkboxSelection
        slots={{ toolbar: TaskDeskToolbar }}
        rows={tasks}
        columns={columns}
        initialState={billingTasks}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </Box>
  );
}
