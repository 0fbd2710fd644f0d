import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';
import { Settings } from '#demo-parts/settings';

const DEFAULTS = {
  headerName: 'Spent',
  type: 'number' as 'number' | 'string',
  align: 'right' as 'left' | 'center' | 'right',
  headerAlign: 'right' as 'left' | 'center' | 'right',
  width: 130,
  unit: 'h',
  editable: true,
  sortable: true,
  filterable: true,
  resizable: true,
};

export default function LiveColumn() {
  const [settings, setSettings] = React.useState(DEFAULTS);
  const { unit, ...rest } = settings;

  const columns = React.useMemo<GridColDef<Task>[]>(() => {
    const { unit: suffix, ...column } = settings;
    return [
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 150 },
      {
        field: 'spent',
        ...column,
        valueFormatter: (value?: number) => `${value ?? 0} ${suffix}`,
      },
    ];
  }, [settings]);

  const code = Object.entries(rest).map(([key, value]) =>
    typeof value === 'string' ? `${key}: '${value}'` : `${key}: ${value}`,
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Settings
          values={settings}
          onChange={setSettings}
          choices={{
            type: ['number', 'string'],
            align: ['left', 'center', 'right'],
            headerAlign: ['left', 'center', 'right'],
            unit: ['h', 'hours'],
          }}
          ranges={{ width: [80, 240] }}
        />
        <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 520 }}>
          <DataGrid
            aria-label="Tasks"
            rows={tasks}
            columns={columns}
            hideFooter
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {`{
  field: 'spent',
  ${code.join(',\n  ')},
  valueFormatter: (value) => \`\${value} ${unit}\`,
}`}
      </Box>
    </Box>
  );
}
