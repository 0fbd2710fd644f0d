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

const button =
  'cursor-pointer rounded border-0 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20';

function TaskDeskToolbar() {
  const { count, finish } = useTaskActions();

  return (
    <Toolbar className="flex-none! flex-wrap! gap-2!">
      <div role="status" className="flex-1 px-2 font-medium">
        {count > 0 ? `${count} selected` : 'Tasks'}
      </div>
      {count > 0 && (
        <button
          type="button"
          onClick={finish}
          className="cursor-pointer rounded border-0 bg-sky-800 px-2 py-1 text-sm [font-family:inherit] font-medium text-white"
        >
          Mark as done
        </button>
      )}
      <ColumnsPanelTrigger
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            render={<button type="button" className={button} />}
          >
            Filters{' '}
            {state.filterCount > 0 && (
              <span className="ms-1 rounded-full bg-sky-800 px-1.5 text-xs text-white">
                {state.filterCount}
              </span>
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
    <div className="w-full" style={{ height: 480 }}>
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
