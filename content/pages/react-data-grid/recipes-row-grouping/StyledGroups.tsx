import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
  type GridRowClassNameParams,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 240 },
];

const TODAY = new Date(2025, 5, 30);
const isLate = (task: Task | null | undefined) =>
  !!task && task.status !== 'done' && task.dueOn < TODAY;

// Outside the component, because a new function makes the grid rebuild its groups.
const isOpen = ({ groupingKey }: GridGroupNode) =>
  groupingKey === 'Billing' || groupingKey === 'review';

export default function StyledGroups() {
  const apiRef = useGridApiRef();

  const getRowClassName = React.useCallback(
    ({ id, row }: GridRowClassNameParams<Task>) => {
      if (gridRowNodeSelector(apiRef, id)?.type !== 'group') {
        return isLate(row) ? 'late' : '';
      }
      const ids = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
      return ids.some((child) => isLate(apiRef.current?.getRow<Task>(child)))
        ? 'late'
        : '';
    },
    [apiRef],
  );

  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .late': {
          color: 'error.main',
          boxShadow: 'inset 4px 0 currentColor',
        },
      }}
    >
      <DataGridPremium
        apiRef={apiRef}
        label="Tasks"
        density="compact"
        rows={tasks}
        columns={columns}
        getRowClassName={getRowClassName}
        isGroupExpandedByDefault={isOpen}
        groupingColDef={{ headerName: 'Area and status', width: 190 }}
        initialState={{
          rowGrouping: { model: ['area', 'status'] },
          columns: { columnVisibilityModel: { area: false, status: false } },
        }}
      />
    </Box>
  );
}
