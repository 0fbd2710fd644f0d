import * as React from 'react';
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
import './TaskToolbar.css';

function TaskDeskToolbar() {
  const { count, finish } = useTaskActions();

  return (
    <Toolbar className="task-toolbar">
      <div role="status" className="task-toolbar-status">
        {count > 0 ? `${count} selected` : 'Tasks'}
      </div>
      {count > 0 && (
        <button type="button" onClick={finish} className="task-toolbar-main">
          Mark as done
        </button>
      )}
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<button type="button" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton {...props} render={<button type="button" />}>
            Filters{' '}
            {state.filterCount > 0 && (
              <span className="task-toolbar-badge">{state.filterCount}</span>
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
    <div style={{ height: 480, width: '100%' }}>
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
    </div>
  );
}
