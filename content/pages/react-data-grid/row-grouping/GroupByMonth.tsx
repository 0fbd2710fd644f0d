import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const month = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
});

// Receives dates of tasks and keys of groups.
const formatDate = (value?: Date | string) => {
  if (typeof value === 'string') return month.format(new Date(`${value}-15`));
  return value ? value.toLocaleDateString('en-US') : '';
};

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'startsOn',
    headerName: 'Starts on',
    type: 'date',
    width: 130,
    // Sorting compares these keys, and "2025-04" comes before "2025-08".
    groupingValueGetter: (start: Date) =>
      `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}`,
    valueFormatter: formatDate,
  },
];

const isApril = (node: GridGroupNode) => node.groupingKey === '2025-04';

export default function GroupByMonth() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        groupingColDef={{ headerName: 'Month', width: 200 }}
        aria-label="Tasks"
        rows={tasks}
        columns={columns}
        isGroupExpandedByDefault={isApril}
        initialState={{
          rowGrouping: { model: ['startsOn'] },
        }}
      />
    </Box>
  );
}
